import { formatEuros } from '@core/domain/money'
import { escapeHtml } from '@core/expressions/escape-html'
import type { StandInPayment } from './stand-in'

const CHOICES = [
  ['paid', 'Betaald'],
  ['failed', 'Mislukt'],
  ['canceled', 'Geannuleerd'],
  ['expired', 'Verlopen'],
] as const

/** The page of the stand-in on which somebody says how the payment ended, as in the test mode of Mollie. */
export const checkoutPage = ({ amount, description, status }: StandInPayment): string => `<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Proefbetaling</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 24rem; margin: 3rem auto; padding: 0 1rem }
h1 { font-size: 1.25rem; margin: 0 }
strong { display: block; font-size: 2rem }
label { display: block; padding: .5rem 0; min-height: 2rem }
button { width: 100%; padding: .8rem; font: inherit; font-weight: 600; margin-top: 1rem }
</style></head>
<body>
<h1>Proefbetaling</h1>
<p>Er gaat geen geld over. Kies hoe deze betaling afloopt.</p>
<p>${escapeHtml(description)}<strong>${formatEuros(Number(amount.value))}</strong></p>
<form method="post">
${CHOICES.map(
  ([value, label], i) =>
    `<label><input type="radio" name="status" value="${value}"${i === 0 ? ' checked' : ''}> ${label}</label>`,
).join('\n')}
<button${status === 'open' ? '' : ' disabled'}>Verder</button>
</form>
</body></html>`
