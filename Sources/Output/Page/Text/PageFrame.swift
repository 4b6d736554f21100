// Written by Tools/page/embed.py from Assets/.

/// The page up to its title.
let pageHead: StaticString = #"""
  <!doctype html>
  <html lang="en">
  <head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-y3qQi5LW+p5KKZKu23bWHt63Z3HZlHn6Vz0nlSfRTXg='; script-src 'sha256-fXOMP0YdOBYa6FzoShBcMw3wKcKbiaWlgwOOHxGk1Ic='; base-uri 'none'; form-action 'none'">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>
  """#

/// From behind the title to where the style sheet goes.
let pageBeforeStyle: StaticString = #"""
  </title>
  <style>

  """#

/// From behind the style sheet to where the document goes.
let pageBeforeDocument: StaticString = #"""
  </style>
  </head>
  <body>
  <header>
  <div id="head">
  <h1 id="name"></h1>
  <p id="verdict" role="status"></p>
  </div>
  <form id="pickers" aria-label="Configuration"></form>
  </header>
  <main>
  <section id="findings" aria-labelledby="findings-title">
  <h2 id="findings-title">What is wrong here</h2>
  <div id="findings-list"></div>
  <details id="proof" hidden>
  <summary id="proof-title"></summary>
  <p class="small">For every device of an envelope around the targets', also those not sold yet.</p>
  <table id="verdicts">
  <thead><tr><th scope="col">Rule</th><th scope="col">Element</th><th scope="col">Verdict</th></tr></thead>
  <tbody></tbody>
  </table>
  </details>
  </section>
  <section id="middle" aria-labelledby="title">
  <h2 id="title"></h2>
  <div id="stage">
  <div id="holder">
  <div id="device">
  <div id="glass" role="group" aria-describedby="glass-help"></div>
  </div>
  </div>
  </div>
  <p id="glass-help" hidden>The arrow keys go from element to element. Page Up, Page Down, Home and End move the scroll that an element is in.</p>
  <div id="rests" role="group" aria-label="Where scrolls and sheets rest"></div>
  <fieldset id="layers">
  <legend>Show</legend>
  <label><input type="checkbox" id="show-strips" checked><i class="swatch is-strip"></i>strips</label>
  <label><input type="checkbox" id="show-hits" checked><i class="swatch is-hit"></i>hit regions</label>
  <label><input type="checkbox" id="show-decorative" checked><i class="swatch is-decorative"></i>decorative paint</label>
  <label>thumb reach <select id="thumb"><option value="">off</option><option value="right">right hand</option><option value="left">left hand</option></select></label>
  </fieldset>
  </section>
  <section id="inspector" aria-labelledby="inspector-title">
  <h2 id="inspector-title">Element</h2>
  <div id="facts" aria-live="polite"></div>
  </section>
  </main>
  <section id="all" aria-labelledby="all-title">
  <div class="bar">
  <h2 id="all-title">All configurations, worst first</h2>
  <label><input type="checkbox" id="only-failing"> only those that fail</label>
  </div>
  <div id="thumbnails" role="listbox" tabindex="0" aria-labelledby="all-title"><div id="rail"></div></div>
  </section>
  <script type="application/json" id="document">
  """#

/// From behind the document to where the proof goes.
let pageBeforeProof: StaticString = #"""
  </script>
  <script type="application/json" id="proof-data">
  """#

/// From behind the proof to where the scripts go.
let pageBeforeScripts: StaticString = #"""
  </script>
  <script>
  "use strict";
  {

  """#

/// What stands behind the scripts.
let pageAfterScripts: StaticString = #"""
  }
  </script>
  </body>
  </html>

  """#

/// Appends the scripts in the order in which they are run.
func appendPageScripts(to bytes: inout [UInt8]) {
  bytes.append(modelScript)
  bytes.append(restsScript)
  bytes.append(screenScript)
  bytes.append(panelsScript)
  bytes.append(proofScript)
  bytes.append(thumbnailsScript)
  bytes.append(pageScript)
}
