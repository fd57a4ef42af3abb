import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { exact } from '@core/domain/money'
import { expect, test } from '@playwright/test'
import type { OnTheServer } from './engine/on-the-server'
import type { Samples, WorkedOut } from './engine/work-out-samples'

/** What {@link workOutSamples} is in a page that loaded the engine. */
type Engine = typeof globalThis & { workOutSamples(samples: Samples): WorkedOut }

/** The largest number that a formula comes to. */
const LARGEST = '1e15'

test('a browser works out forms and formulas to the letter as the server does, and the properties of the engine hold in both', {
  tag: '@long',
}, async ({ page }) => {
  const script = join(import.meta.dirname, 'engine/on-the-server.ts')
  const { stdout } = await promisify(execFile)(process.env.BUN_PATH ?? 'bun', [script], { maxBuffer: 64 * 1024 ** 2 })
  const server: OnTheServer = JSON.parse(stdout)
  await page.goto('about:blank')
  await page.addScriptTag({ content: server.script })
  const browser = await page.evaluate(samples => (globalThis as Engine).workOutSamples(samples), server.samples)

  await test.step('each form has the same answers, shows the same fields and tells the same problems', () => {
    expect(browser.forms).toHaveLength(server.samples.forms.length)
    for (const [at, { filled }] of browser.forms.entries())
      expect(filled, JSON.stringify(server.samples.forms[at])).toBe(server.workedOut.forms[at]?.filled)
    const circular = browser.forms.filter(form => form.circular).length
    expect([circular > 0, circular < browser.forms.length]).toEqual([true, true])
  })

  await test.step('working a form out twice changes nothing', () => {
    for (const [at, { filled, again }] of browser.forms.entries())
      expect(again, JSON.stringify(server.samples.forms[at])).toBe(JSON.stringify(JSON.parse(filled).answers))
  })

  await test.step('each text comes to the same, or has the same fault at the same sign', () => {
    for (const [at, text] of server.samples.texts.entries())
      expect([text, browser.texts[at]]).toEqual([text, server.workedOut.texts[at]])
  })

  await test.step('sums are exact: what fractions of whole numbers say, and nothing where they divide by nothing', () => {
    for (const [at, fraction] of server.fractions.entries()) {
      const text = server.samples.texts[at]
      const value = browser.texts[at]
      if (!fraction) expect([text, value]).toEqual([text, 'null'])
      else {
        const wanted = exact(fraction[0]).div(fraction[1])
        if (wanted.abs().gt(LARGEST)) continue
        expect([text, exact(String(value)).minus(wanted).abs().lte('1e-25')]).toEqual([text, true])
      }
    }
  })
})
