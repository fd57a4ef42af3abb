/** Where a website sends its requests. */
export const leadAddress = (origin: string, hash: string): string => `${origin}/api/website/${hash}/lead`

const SAMPLE: Readonly<Record<string, string>> = {
  naam: 'Jan van der Berg',
  email: 'jan@voorbeeld.nl',
  telefoon: '06 12345678',
  postcode: '8011 XR',
  huisnummer: '12',
  bericht: 'Graag een prijs voor zonnepanelen',
}

/** A request to try, with the names that the website uses where they are known. */
export function exampleRequest(address: string, names: readonly string[]): string {
  const sent = {
    ...SAMPLE,
    ...Object.fromEntries(names.filter(name => !Object.hasOwn(SAMPLE, name)).map(name => [name, '…'])),
  }
  return [
    `curl -X POST '${address}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${JSON.stringify(sent, null, 2)}'`,
  ].join('\n')
}

/**
 * A form to paste into a page. The field that people do not see and the seconds since it was opened keep programs out,
 * without anybody else hearing who visits the page.
 */
export const snippet = (
  address: string,
  { thanks, failed }: { thanks: string; failed: string },
): string => `<form id="aanvraag">
  <label>Naam <input name="naam" required autocomplete="name"></label>
  <label>E-mail <input name="email" type="email" required autocomplete="email"></label>
  <label>Telefoon <input name="telefoon" type="tel" autocomplete="tel"></label>
  <label>Postcode <input name="postcode" autocomplete="postal-code"></label>
  <label>Huisnummer <input name="huisnummer"></label>
  <label>Bericht <textarea name="bericht"></textarea></label>
  <input name="_website" tabindex="-1" autocomplete="off" aria-hidden="true" style="position:absolute;left:-9999px">
  <button>Verstuur</button>
  <p role="status"></p>
</form>
<script>
  (function (form, opened) {
    form.addEventListener('submit', async function (event) {
      event.preventDefault()
      var sent = Object.fromEntries(new FormData(form))
      sent._seconds = Math.round((Date.now() - opened) / 1000)
      var said = form.querySelector('[role=status]')
      try {
        var answer = await fetch('${address}', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(sent),
        })
        var told = answer.ok ? null : (await answer.json()).message
        said.textContent = told || ${JSON.stringify(thanks)}
        if (answer.ok) form.reset()
      } catch (error) {
        said.textContent = ${JSON.stringify(failed)}
      }
    })
  })(document.getElementById('aanvraag'), Date.now())
</script>`
