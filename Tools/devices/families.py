"""Which records of the two data sets are one device, and whose strips a new one takes.

Both tables are written by hand; `merge.py` uses them and `check.py` makes sure that every record of `os26.json` is in
exactly one.
"""

# os26 record: the same device's records in devices.json, where the identifiers differ.
SAME = {
    "ipad-air-11-m2": ["ipad-air-11"],
    "ipad-air-13-m2": ["ipad-air-13"],
    "google-pixel-9": ["pixel-9-gesture", "pixel-9-3button"],
    "samsung-galaxy-s24": ["galaxy-s24-gesture", "galaxy-s24-3button"],
    "samsung-galaxy-s25": ["galaxy-s25-gesture", "galaxy-s25-3button"],
}

# os26 record: the identifier here, the name here, and the sibling in devices.json (for Android without its navigation).
NEW = {
    "ipad-a16": ("ipad-a16", "iPad (A16)", "ipad-10"),
    "ipad-air-11-m4": ("ipad-air-11-m4", "iPad Air 11-inch (M4)", "ipad-air-11"),
    "ipad-air-13-m4": ("ipad-air-13-m4", "iPad Air 13-inch (M4)", "ipad-air-13"),
    "ipad-mini": ("ipad-mini-a17-pro", "iPad mini (A17 Pro)", "ipad-mini-6"),
    "ipad-pro-11-m5": ("ipad-pro-11-m5", "iPad Pro 11-inch (M5)", "ipad-pro-11-m4"),
    "ipad-pro-13-m5": ("ipad-pro-13-m5", "iPad Pro 13-inch (M5)", "ipad-pro-13-m4"),
    "iphone-17e": ("iphone-17e", "iPhone 17e", "iphone-16e"),
    "google-pixel-10": ("pixel-10", "Google Pixel 10", "pixel-9"),
    "google-pixel-10-pro-fold": (
        "pixel-10-pro-fold-unfolded", "Google Pixel 10 Pro Fold, unfolded (inner screen)", "pixel-fold-unfolded"),
    "samsung-galaxy-tab-s10-plus": ("galaxy-tab-s10-plus", "Samsung Galaxy Tab S10+", "galaxy-tab-a9-plus"),
    "samsung-galaxy-tab-s11": ("galaxy-tab-s11", "Samsung Galaxy Tab S11", "galaxy-tab-a9-plus"),
    # Unfolded it is as narrow as a phone, so its bars are those of a phone-sized screen.
    "samsung-galaxy-z-flip-8": (
        "galaxy-z-flip8-unfolded", "Samsung Galaxy Z Flip8, unfolded (inner screen)", "galaxy-z-fold5-folded"),
    "samsung-galaxy-z-fold-8-ultra": (
        "galaxy-z-fold8-ultra-unfolded", "Samsung Galaxy Z Fold8 Ultra, unfolded (inner screen)",
        "galaxy-z-fold5-unfolded"),
    "samsung-galaxy-z-fold-8": (
        "galaxy-z-fold8-unfolded", "Samsung Galaxy Z Fold8, unfolded (inner screen)", "galaxy-z-fold5-unfolded"),
}

# Android's two ways to navigate: the ending of the identifier and of the name.
NAVIGATIONS = {
    "gesture": ("-gesture", " (gesture navigation)"),
    "three-button": ("-3button", " (three-button navigation)"),
}

# os26 says itself that these makers' insets are generic values; measured ones in devices.json are not varied by them.
GENERIC_INSETS = ("samsung-",)

# What the figures of os26.json are called as a variant: the operating system they were read from. Android's come from
# an emulator's skin whose version the source does not say.
VARIANT = {"phone": "iOS 26", "tablet": "iPadOS 26", "android": "emulator skin"}

# The key that os26.json gets in the table of sources.
KEY = "device-specs-3"
