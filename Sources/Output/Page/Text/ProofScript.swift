// Written by Tools/page/embed.py from Assets/.

/// The page's script `proof.js`.
let proofScript: StaticString = #"""
  // What was proved of the screen, a line for each rule and element; nothing where no proof was made.

  const proof = JSON.parse(document.getElementById("proof-data").textContent);

  /** A verdict in words. */
  function verdictText(verdict) {
    switch (verdict.verdict) {
      case "proved": return `proved for ${verdict.for}${verdict.texts === "measured" ? ", with texts as measured" : ""}`;
      case "refuted": return `refuted: ${verdict.on}${verdict.inCatalogue ? "" : "; no device of the catalogue fails today"}`;
      case "open": return `open in ${verdict.regions === 1 ? "1 region" : `${verdict.regions} regions`}: ${verdict.reason}`;
      default: return `suppressed: ${verdict.reason}`;
    }
  }

  /** The table is made when it is opened first: a screen of many rows has hundreds of verdicts. */
  function drawProof() {
    if (!proof) return;
    const section = document.getElementById("proof");
    document.getElementById("proof-title").textContent = `${proof.proved} proved, ${proof.refuted} refuted, ${proof.open} open`;
    section.hidden = false;
    section.addEventListener("toggle", () => {
      const body = document.querySelector("#verdicts tbody");
      if (!section.open || body.childElementCount) return;
      const places = new Map(elements.map((element, index) => [element.path, index]));
      body.append(...proof.verdicts.map(verdict => {
        const index = places.get(verdict.element);
        let element = make("code", "", verdict.element);
        if (index !== undefined) {
          element = make("button", "path", verdict.element);
          element.type = "button";
          element.addEventListener("click", () => lookAt(index, { reveal: true, focus: true }));
        }
        const failing = verdict.verdict === "refuted" ? ` ${verdict.level}` : "";
        return make("tr", `${verdict.verdict}${failing}`, null,
          make("td", "", null, make("code", "", verdict.rule)), make("td", "", null, element), make("td", "", verdictText(verdict)));
      }));
    });
  }

  """#
