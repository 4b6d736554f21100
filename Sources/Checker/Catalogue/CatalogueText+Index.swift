// swift-format-ignore-file
// Written by Tools/devices/convert.py from the declarations.

extension CatalogueText {
  /// A row for each profile: id, name, platform, form, navigation, completeness, variant, file, and where its
  /// comment, its declaration begin and end in that file.
  static let index: StaticString = #"""
iphone-se-1	iPhone SE (1st generation)	ios	phone	homeButton	complete		0	199	678	1595
iphone-se-2	iPhone SE (2nd generation)	ios	phone	homeButton	complete		0	1597	2242	3197
iphone-se-3	iPhone SE (3rd generation)	ios	phone	homeButton	complete		0	3199	3806	4756
iphone-8	iPhone 8	ios	phone	homeButton	complete		0	4758	5243	6170
iphone-8-plus	iPhone 8 Plus	ios	phone	homeButton	complete		0	6172	6677	7610
iphone-x	iPhone X	ios	phone	homeIndicator	complete		0	7612	8286	10093
iphone-xr	iPhone XR	ios	phone	homeIndicator	complete		0	10095	10952	12623
iphone-11	iPhone 11	ios	phone	homeIndicator	complete		0	12625	13482	15153
iphone-11-pro-max	iPhone 11 Pro Max	ios	phone	homeIndicator	complete		0	15155	15827	17630
iphone-12-mini	iPhone 12 mini	ios	phone	homeIndicator	complete		0	17632	18206	19995
iphone-12	iPhone 12	ios	phone	homeIndicator	complete		0	19997	20534	22323
iphone-12-pro-max	iPhone 12 Pro Max	ios	phone	homeIndicator	complete		0	22325	22767	24553
iphone-13	iPhone 13	ios	phone	homeIndicator	complete		0	24555	25100	26727
iphone-13-mini	iPhone 13 mini	ios	phone	homeIndicator	complete		0	26729	27303	29087
iphone-13-pro-max	iPhone 13 Pro Max	ios	phone	homeIndicator	complete		0	29089	29470	31279
iphone-14	iPhone 14	ios	phone	homeIndicator	complete		0	31281	31708	33365
iphone-14-plus	iPhone 14 Plus	ios	phone	homeIndicator	complete		0	33367	33728	35389
iphone-14-pro	iPhone 14 Pro	ios	phone	homeIndicator	complete		0	35391	36042	37867
iphone-14-pro-max	iPhone 14 Pro Max	ios	phone	homeIndicator	complete		0	37869	38425	40237
iphone-15	iPhone 15	ios	phone	homeIndicator	complete		0	40239	40761	42409
iphone-15-pro	iPhone 15 Pro	ios	phone	homeIndicator	complete		0	42411	43116	44937
iphone-15-pro-max	iPhone 15 Pro Max	ios	phone	homeIndicator	complete		0	44939	45558	47383
iphone-16	iPhone 16	ios	phone	homeIndicator	complete		0	47385	48089	50640
iphone-16@ios-26	iPhone 16, iOS 26	ios	phone	homeIndicator	complete	iOS 26	0	47385	48089	50640
iphone-16-plus	iPhone 16 Plus	ios	phone	homeIndicator	complete		0	50642	51182	53739
iphone-16-plus@ios-26	iPhone 16 Plus, iOS 26	ios	phone	homeIndicator	complete	iOS 26	0	50642	51182	53739
iphone-16-pro	iPhone 16 Pro	ios	phone	homeIndicator	complete		0	53741	54800	58144
iphone-16-pro@ios-26-deviceprofile	iPhone 16 Pro, iOS 26, deviceprofile	ios	phone	homeIndicator	complete	iOS 26, deviceprofile	0	53741	54800	58144
iphone-16-pro@ios-26	iPhone 16 Pro, iOS 26	ios	phone	homeIndicator	complete	iOS 26	0	53741	54800	58144
iphone-16-pro-max	iPhone 16 Pro Max	ios	phone	homeIndicator	complete		0	58146	58945	62283
iphone-16-pro-max@ios-26-deviceprofile	iPhone 16 Pro Max, iOS 26, deviceprofile	ios	phone	homeIndicator	complete	iOS 26, deviceprofile	0	58146	58945	62283
iphone-16-pro-max@ios-26	iPhone 16 Pro Max, iOS 26	ios	phone	homeIndicator	complete	iOS 26	0	58146	58945	62283
iphone-16e	iPhone 16e	ios	phone	homeIndicator	complete		0	62285	62712	64371
iphone-17e	iPhone 17e	ios	phone	homeIndicator	complete		0	64373	64603	65643
iphone-17	iPhone 17	ios	phone	homeIndicator	complete		0	65645	66314	68770
iphone-17@ios-26	iPhone 17, iOS 26	ios	phone	homeIndicator	complete	iOS 26	0	65645	66314	68770
iphone-17-pro	iPhone 17 Pro	ios	phone	homeIndicator	complete		0	68772	69441	71905
iphone-17-pro@ios-26	iPhone 17 Pro, iOS 26	ios	phone	homeIndicator	complete	iOS 26	0	68772	69441	71905
iphone-17-pro-max	iPhone 17 Pro Max	ios	phone	homeIndicator	complete		0	71907	72576	75048
iphone-17-pro-max@ios-26	iPhone 17 Pro Max, iOS 26	ios	phone	homeIndicator	complete	iOS 26	0	71907	72576	75048
iphone-air	iPhone Air	ios	phone	homeIndicator	complete		0	75050	75727	78221
iphone-air@ios-26	iPhone Air, iOS 26	ios	phone	homeIndicator	complete	iOS 26	0	75050	75727	78221
ipad-9	iPad (9th generation)	ios	tablet	homeButton	complete		1	197	774	2309
ipad-9@ipados-26-ipados26-flutter	iPad (9th generation), iPadOS 26, ipados26-flutter	ios	tablet	homeButton	incomplete	iPadOS 26, ipados26-flutter	1	197	774	2309
ipad-10	iPad (10th generation)	ios	tablet	homeIndicator	complete		1	2311	2847	5349
ipad-10@ipados-26-ipados26-tests	iPad (10th generation), iPadOS 26, ipados26-tests	ios	tablet	homeIndicator	complete	iPadOS 26, ipados26-tests	1	2311	2847	5349
ipad-10@ipados-26	iPad (10th generation), iPadOS 26	ios	tablet	homeIndicator	complete	iPadOS 26	1	2311	2847	5349
ipad-a16	iPad (A16)	ios	tablet	homeIndicator	complete		1	5351	5444	6379
ipad-mini-6	iPad mini (6th generation)	ios	tablet	homeIndicator	complete		1	6381	6925	8737
ipad-mini-6@ipados-26-ipados26-tests	iPad mini (6th generation), iPadOS 26, ipados26-tests	ios	tablet	homeIndicator	complete	iPadOS 26, ipados26-tests	1	6381	6925	8737
ipad-mini-a17-pro	iPad mini (A17 Pro)	ios	tablet	homeIndicator	complete		1	8739	8837	9794
ipad-air-11	iPad Air 11-inch (M2)	ios	tablet	homeIndicator	complete		1	9796	10337	12874
ipad-air-11@ipados-26-ipados26-tests	iPad Air 11-inch (M2), iPadOS 26, ipados26-tests	ios	tablet	homeIndicator	complete	iPadOS 26, ipados26-tests	1	9796	10337	12874
ipad-air-11@ipados-26	iPad Air 11-inch (M2), iPadOS 26	ios	tablet	homeIndicator	complete	iPadOS 26	1	9796	10337	12874
ipad-air-11-m4	iPad Air 11-inch (M4)	ios	tablet	homeIndicator	complete		1	12876	12979	13935
ipad-air-13	iPad Air 13-inch (M2)	ios	tablet	homeIndicator	complete		1	13937	14388	16917
ipad-air-13@ipados-26-ipados26-tests	iPad Air 13-inch (M2), iPadOS 26, ipados26-tests	ios	tablet	homeIndicator	complete	iPadOS 26, ipados26-tests	1	13937	14388	16917
ipad-air-13@ipados-26	iPad Air 13-inch (M2), iPadOS 26	ios	tablet	homeIndicator	complete	iPadOS 26	1	13937	14388	16917
ipad-air-13-m4	iPad Air 13-inch (M4)	ios	tablet	homeIndicator	complete		1	16919	17022	17980
ipad-pro-11-m4	iPad Pro 11-inch (M4)	ios	tablet	homeIndicator	complete		1	17982	18567	21082
ipad-pro-11-m4@ipados-26-ipados26-tests	iPad Pro 11-inch (M4), iPadOS 26, ipados26-tests	ios	tablet	homeIndicator	complete	iPadOS 26, ipados26-tests	1	17982	18567	21082
ipad-pro-11-m4@ipados-26	iPad Pro 11-inch (M4), iPadOS 26	ios	tablet	homeIndicator	complete	iPadOS 26	1	17982	18567	21082
ipad-pro-11-m5	iPad Pro 11-inch (M5)	ios	tablet	homeIndicator	complete		1	21084	21190	22149
ipad-pro-13-m4	iPad Pro 13-inch (M4)	ios	tablet	homeIndicator	complete		1	22151	22736	25253
ipad-pro-13-m4@ipados-26-ipados26-tests	iPad Pro 13-inch (M4), iPadOS 26, ipados26-tests	ios	tablet	homeIndicator	complete	iPadOS 26, ipados26-tests	1	22151	22736	25253
ipad-pro-13-m4@ipados-26	iPad Pro 13-inch (M4), iPadOS 26	ios	tablet	homeIndicator	complete	iPadOS 26	1	22151	22736	25253
ipad-pro-13-m5	iPad Pro 13-inch (M5)	ios	tablet	homeIndicator	complete		1	25255	25361	26322
pixel-4a-gesture	Google Pixel 4a (gesture navigation)	android	phone	gesture	complete		2	206	1050	3513
pixel-4a-3button	Google Pixel 4a (three-button navigation)	android	phone	threeButton	complete		2	3515	4081	5806
pixel-6-gesture	Google Pixel 6 (gesture navigation)	android	phone	gesture	complete		2	5808	6820	9283
pixel-6-3button	Google Pixel 6 (three-button navigation)	android	phone	threeButton	complete		2	9285	10019	11744
pixel-8-gesture	Google Pixel 8 (gesture navigation)	android	phone	gesture	complete		2	11746	12565	15025
pixel-8-3button	Google Pixel 8 (three-button navigation)	android	phone	threeButton	complete		2	15027	15568	17290
pixel-9-gesture	Google Pixel 9 (gesture navigation)	android	phone	gesture	complete		2	17292	18459	22651
pixel-9-gesture@emulator-skin	Google Pixel 9 (gesture navigation), emulator skin	android	phone	gesture	complete	emulator skin	2	17292	18459	22651
pixel-9-3button	Google Pixel 9 (three-button navigation)	android	phone	threeButton	complete		2	22653	23542	26282
pixel-9-3button@emulator-skin	Google Pixel 9 (three-button navigation), emulator skin	android	phone	threeButton	complete	emulator skin	2	22653	23542	26282
pixel-10-gesture	Google Pixel 10 (gesture navigation)	android	phone	gesture	complete		2	26284	26799	28262
pixel-10-3button	Google Pixel 10 (three-button navigation)	android	phone	threeButton	complete		2	28264	28501	29933
pixel-9-pro-xl-gesture	Google Pixel 9 Pro XL (gesture navigation)	android	phone	gesture	complete		2	29935	31031	33510
pixel-9-pro-xl-3button	Google Pixel 9 Pro XL (three-button navigation)	android	phone	threeButton	complete		2	33512	34330	36071
galaxy-s20-gesture	Samsung Galaxy S20 (gesture navigation)	android	phone	gesture	complete		2	36073	37281	39666
galaxy-s20-3button	Samsung Galaxy S20 (three-button navigation)	android	phone	threeButton	complete		2	39668	40598	42228
galaxy-s24-gesture	Samsung Galaxy S24 (gesture navigation)	android	phone	gesture	complete		2	42230	43621	45911
galaxy-s24-3button	Samsung Galaxy S24 (three-button navigation)	android	phone	threeButton	complete		2	45913	47026	48553
galaxy-s25-gesture	Samsung Galaxy S25 (gesture navigation)	android	phone	gesture	complete		2	48555	49870	52304
galaxy-s25-3button	Samsung Galaxy S25 (three-button navigation)	android	phone	threeButton	complete		2	52306	53343	55014
galaxy-a52s-gesture	Samsung Galaxy A52s 5G (gesture navigation)	android	phone	gesture	complete		2	55016	56231	58680
galaxy-a52s-3button	Samsung Galaxy A52s 5G (three-button navigation)	android	phone	threeButton	complete		2	58682	59616	61301
nexus-5-3button	Google Nexus 5 (three-button navigation)	android	phone	threeButton	complete		2	61303	61910	63299
small-phone-gesture	Android Studio small phone (360 x 640) (gesture navigation)	android	phone	gesture	complete		2	63301	63951	65447
small-phone-3button	Android Studio small phone (360 x 640) (three-button navigation)	android	phone	threeButton	complete		2	65449	65845	67235
pixel-fold-folded-gesture	Google Pixel Fold, folded (cover screen) (gesture navigation)	android	foldable	gesture	complete		3	209	1004	3489
pixel-fold-folded-3button	Google Pixel Fold, folded (cover screen) (three-button navigation)	android	foldable	threeButton	complete		3	3491	4008	5763
pixel-fold-unfolded-gesture	Google Pixel Fold, unfolded (inner screen) (gesture navigation)	android	foldable	gesture	complete		3	5765	6805	8343
pixel-fold-unfolded-3button	Google Pixel Fold, unfolded (inner screen) (three-button navigation)	android	foldable	threeButton	complete		3	8345	9198	10249
pixel-10-pro-fold-unfolded-gesture	Google Pixel 10 Pro Fold, unfolded (inner screen) (gesture navigation)	android	foldable	gesture	complete		3	10251	10646	12170
pixel-10-pro-fold-unfolded-3button	Google Pixel 10 Pro Fold, unfolded (inner screen) (three-button navigation)	android	foldable	threeButton	complete		3	12172	12380	13455
galaxy-z-fold5-folded-gesture	Samsung Galaxy Z Fold4/Fold5, folded (cover screen) (gesture navigation)	android	foldable	gesture	complete		3	13457	14665	17156
galaxy-z-fold5-folded-3button	Samsung Galaxy Z Fold4/Fold5, folded (cover screen) (three-button navigation)	android	foldable	threeButton	complete		3	17158	18088	19824
galaxy-z-flip8-unfolded-gesture	Samsung Galaxy Z Flip8, unfolded (inner screen) (gesture navigation)	android	foldable	gesture	complete		3	19826	20489	22076
galaxy-z-flip8-unfolded-3button	Samsung Galaxy Z Flip8, unfolded (inner screen) (three-button navigation)	android	foldable	threeButton	complete		3	22078	22463	24051
galaxy-z-fold5-unfolded-gesture	Samsung Galaxy Z Fold4/Fold5, unfolded (inner screen) (gesture navigation)	android	foldable	gesture	incomplete		3	24053	24724	26367
galaxy-z-fold5-unfolded-3button	Samsung Galaxy Z Fold4/Fold5, unfolded (inner screen) (three-button navigation)	android	foldable	threeButton	incomplete		3	26369	26762	27857
galaxy-z-fold8-ultra-unfolded-gesture	Samsung Galaxy Z Fold8 Ultra, unfolded (inner screen) (gesture navigation)	android	foldable	gesture	complete		3	27859	28401	29915
galaxy-z-fold8-ultra-unfolded-3button	Samsung Galaxy Z Fold8 Ultra, unfolded (inner screen) (three-button navigation)	android	foldable	threeButton	incomplete		3	29917	30181	31283
galaxy-z-fold8-unfolded-gesture	Samsung Galaxy Z Fold8, unfolded (inner screen) (gesture navigation)	android	foldable	gesture	complete		3	31285	31825	33329
galaxy-z-fold8-unfolded-3button	Samsung Galaxy Z Fold8, unfolded (inner screen) (three-button navigation)	android	foldable	threeButton	incomplete		3	33331	33593	34685
pixel-tablet-gesture	Google Pixel Tablet (gesture navigation)	android	tablet	gesture	complete		4	207	1287	2766
pixel-tablet-3button	Google Pixel Tablet (three-button navigation)	android	tablet	threeButton	complete		4	2768	3661	4653
galaxy-tab-a9-plus-gesture	Samsung Galaxy Tab A9+ 5G (gesture navigation)	android	tablet	gesture	complete		4	4655	5358	6804
galaxy-tab-a9-plus-3button	Samsung Galaxy Tab A9+ 5G (three-button navigation)	android	tablet	threeButton	incomplete		4	6806	7228	8234
galaxy-tab-s10-plus-gesture	Samsung Galaxy Tab S10+ (gesture navigation)	android	tablet	gesture	complete		4	8236	8703	10092
galaxy-tab-s10-plus-3button	Samsung Galaxy Tab S10+ (three-button navigation)	android	tablet	threeButton	incomplete		4	10094	10283	11260
galaxy-tab-s11-gesture	Samsung Galaxy Tab S11 (gesture navigation)	android	tablet	gesture	complete		4	11262	11724	13107
galaxy-tab-s11-3button	Samsung Galaxy Tab S11 (three-button navigation)	android	tablet	threeButton	incomplete		4	13109	13293	14264

"""#
}
