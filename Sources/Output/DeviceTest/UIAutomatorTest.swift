import BandScreenModel

/// The test of some screens on Android: a file of Kotlin for `androidTest`, a class for each screen.
///
/// Source of the calls: Android Developers, "androidx.test.uiautomator" 2.3 (`UiDevice`, `UiObject2`, `By`).
public func uiAutomatorTest(of screens: [DeviceTestScreen]) -> [UInt8] {
  var bytes = Array(kotlinBeginning.utf8)
  var classes = UniqueNames()
  for screen in screens {
    let controls = screen.controls(on: .android)
    if controls.isEmpty { continue }
    let name = classes.unique("\(identifierPart(screen.name))StripTest")
    bytes.append("\nclass \(name) : StripTestCase(\(kotlinLiteral(screen.name))) {\n")
    var functions = UniqueNames()
    var isFirst = true
    for control in controls {
      for hold in control.holds {
        if !isFirst { bytes.append("\n") }
        isFirst = false
        let name = functions.unique("test\(identifierPart(control.path))In\(hold.orientation.testName)")
        bytes.append("    // Closest: \(oneLine(hold.closest)).\n")
        bytes.append("    @Test\n    fun \(name)() {\n        check(\n            \(kotlinLiteral(control.path)), ")
        bytes.append("\(constant(hold.orientation)), StripEdge.\(constant(hold.edge))")
        if let state = hold.state { bytes.append(", state = \(kotlinLiteral(state))") }
        if let detents = hold.detentList { bytes.append(", detents = \(kotlinLiteral(detents))") }
        if !hold.scrolls.isEmpty {
          let steps = hold.scrolls.map { scroll in
            "StripScroll(\(kotlinLiteral(scroll.path)), StripEdge.\(constant(scroll.towards)), \(scroll.isToEnd))"
          }
          bytes.append(",\n            scrolls = listOf(\(steps.joined(separator: ", ")))")
        }
        bytes.append("\n        )\n    }\n")
      }
    }
    bytes.append("}\n")
  }
  return bytes
}

private func constant(_ orientation: Orientation) -> String {
  switch orientation {
  case .portrait: "StripHold.PORTRAIT"
  case .landscape, .landscapeLeft: "StripHold.LANDSCAPE_LEFT"
  case .landscapeRight: "StripHold.LANDSCAPE_RIGHT"
  }
}

private func constant(_ edge: Edge) -> String {
  switch edge {
  case .left: "LEFT"
  case .top: "TOP"
  case .right: "RIGHT"
  case .bottom: "BOTTOM"
  }
}

/// Everything that doesn't depend on the screens.
private let kotlinBeginning = #"""
  // Written by 'bandc devicetest': change the screens and write it anew.
  //
  // Is each control beside a strip of the system, the gesture bar and the three buttons above all, the app's own? Every test
  // taps one ten times, quickly and with a little movement, and counts how often the app is no longer in front.
  //
  // The app under test has to do two things: show the screen that the extra bandScreen of its launch intent names, in the state
  // of bandState and with its sheets as in bandDetents (sheet=collapsed) if these are there, and give every element its path as
  // resource name (in Compose: a test tag, with testTagsAsResourceId).

  import android.content.Intent
  import androidx.test.platform.app.InstrumentationRegistry
  import androidx.test.uiautomator.By
  import androidx.test.uiautomator.Direction
  import androidx.test.uiautomator.UiDevice
  import androidx.test.uiautomator.Until
  import org.junit.After
  import org.junit.Assert.assertEquals
  import org.junit.Assert.assertNotNull
  import org.junit.Assume.assumeTrue
  import org.junit.Test

  /** How the device is held: upright, or with its top to one side. */
  enum class StripHold { PORTRAIT, LANDSCAPE_LEFT, LANDSCAPE_RIGHT }

  /** The edge of the screen at which a strip lies, or at which a scroll's content ends. */
  enum class StripEdge { LEFT, TOP, RIGHT, BOTTOM }

  /** A scroll that is moved before a control is tapped: to its end, or until the control shows. */
  class StripScroll(val path: String, val edge: StripEdge, val isToEnd: Boolean)

  abstract class StripTestCase(private val screen: String) {
      private val context = InstrumentationRegistry.getInstrumentation().targetContext
      private val device = UiDevice.getInstance(InstrumentationRegistry.getInstrumentation())
      private val density = context.resources.displayMetrics.density

      @After
      fun release() {
          device.unfreezeRotation()
      }

      /** Taps a control ten times and counts how often the app is no longer in front. */
      protected fun check(
          path: String,
          hold: StripHold,
          edge: StripEdge,
          state: String? = null,
          detents: String? = null,
          scrolls: List<StripScroll> = emptyList()
      ) {
          turn(hold)
          var taps = 0
          var timesAway = 0
          while (taps < 10) {
              open(state, detents)
              device.wait(Until.hasObject(By.pkg(context.packageName)), 10_000)
              for (scroll in scrolls) bring(path, scroll)
              assertNotNull(
                  "'" + path + "' is not on the screen '" + screen + "'; does it have its path as resource name?",
                  device.wait(Until.findObject(By.res(path)), 10_000)
              )
              // As long as it stays in front, without a look in between.
              do {
                  tap(path, edge)
                  taps += 1
                  Thread.sleep(if (taps == 10) 1_000 else 100)
              } while (taps < 10 && isInFront() && device.hasObject(By.res(path)))
              if (!isInFront()) timesAway += 1
          }
          assertEquals("taps on '" + path + "' after which the app was no longer in front", 0, timesAway)
      }

      private fun isInFront(): Boolean = device.currentPackageName == context.packageName

      private fun turn(hold: StripHold) {
          when (hold) {
              StripHold.PORTRAIT -> device.setOrientationPortrait()
              StripHold.LANDSCAPE_LEFT -> device.setOrientationLeft()
              StripHold.LANDSCAPE_RIGHT -> device.setOrientationRight()
          }
          val isUpright = device.displayHeight >= device.displayWidth
          // A tablet whose natural way is landscape turns otherwise: nothing is said of it here.
          assumeTrue(isUpright == (hold == StripHold.PORTRAIT))
      }

      private fun open(state: String?, detents: String?) {
          val intent = checkNotNull(context.packageManager.getLaunchIntentForPackage(context.packageName))
          intent.addFlags(Intent.FLAG_ACTIVITY_NEW_TASK or Intent.FLAG_ACTIVITY_CLEAR_TASK)
          intent.putExtra("bandScreen", screen)
          if (state != null) intent.putExtra("bandState", state)
          if (detents != null) intent.putExtra("bandDetents", detents)
          context.startActivity(intent)
      }

      private fun bring(path: String, scroll: StripScroll) {
          val viewport = device.wait(Until.findObject(By.res(scroll.path)), 10_000) ?: return
          val direction = when (scroll.edge) {
              StripEdge.LEFT -> Direction.LEFT
              StripEdge.TOP -> Direction.UP
              StripEdge.RIGHT -> Direction.RIGHT
              StripEdge.BOTTOM -> Direction.DOWN
          }
          repeat(50) {
              if (!scroll.isToEnd && device.hasObject(By.res(path))) return
              if (!viewport.scroll(direction, 0.8f)) return
          }
      }

      /** Touches the control where it is closest to the strip, and drifts away from the edge as a finger does. */
      private fun tap(path: String, edge: StripEdge) {
          val bounds = device.findObject(By.res(path))?.visibleBounds ?: return
          val inset = (4 * density).toInt()
          val drift = (6 * density).toInt()
          var x = bounds.centerX()
          var y = bounds.centerY()
          var dx = 0
          var dy = 0
          when (edge) {
              StripEdge.LEFT -> { x = bounds.left + inset; dx = drift }
              StripEdge.TOP -> { y = bounds.top + inset; dy = drift }
              StripEdge.RIGHT -> { x = bounds.right - inset; dx = -drift }
              StripEdge.BOTTOM -> { y = bounds.bottom - inset; dy = -drift }
          }
          // Five milliseconds a step.
          device.swipe(x, y, x + dx, y + dy, 6)
      }
  }

  """#
