import type { BrowserContext, CDPSession } from '@playwright/test'

/** What tells that a screen can be read: all of the selectors are in sight, or the text of the page has the words. */
export interface Readable {
  readonly selectors?: readonly string[]
  readonly words?: string
}

/** One opening of a screen. */
export interface Visit {
  readonly requests: number
  readonly scripts: number
  /** Bytes of JavaScript as they travelled. */
  readonly scriptBytes: number
  /** Milliseconds from asking for the page to reading it. */
  readonly readableMs: number
}

/** Milliseconds that a screen may take before the bench gives up on it. */
const LONGEST_MS = 60_000
/** Bytes per second of 1.6 and 0.75 Mbit/s, and the way there and back in milliseconds: a phone on a roof. */
const ROOF = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 }

/** Opens an address in a browser that was never here, and then once more in the same one. */
export async function visitTwice(
  context: BrowserContext,
  url: string,
  readable: Readable,
  { slow }: { slow: boolean },
): Promise<{ cold: Visit; warm: Visit }> {
  await context.addInitScript(watch, readable)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (slow) await session.send('Network.emulateNetworkConditions', ROOF)
  const open = async (): Promise<Visit> => {
    await page.goto('about:blank')
    const counted = count(session)
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => 'readableAt' in globalThis, undefined, { timeout: LONGEST_MS })
    const readableMs = await page.evaluate(() => (globalThis as unknown as { readableAt: number }).readableAt)
    await page.waitForLoadState('networkidle')
    return { ...counted(), readableMs }
  }
  const cold = await open()
  const warm = await open()
  await page.close()
  return { cold, warm }
}

/** Counts what is asked for from now on; what lies in the page itself is no request. */
function count(session: CDPSession): () => Omit<Visit, 'readableMs'> {
  const asked = new Map<string, { script: boolean; bytes: number }>()
  const sent = ({ requestId, request, type }: { requestId: string; request: { url: string }; type?: string }) => {
    if (request.url.startsWith('http')) asked.set(requestId, { script: type === 'Script', bytes: 0 })
  }
  const kept = ({ requestId }: { requestId: string }) => asked.delete(requestId)
  const come = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
    const one = asked.get(requestId)
    if (one) one.bytes = encodedDataLength
  }
  session.on('Network.requestWillBeSent', sent)
  session.on('Network.requestServedFromCache', kept)
  session.on('Network.loadingFinished', come)
  return () => {
    session.off('Network.requestWillBeSent', sent)
    session.off('Network.requestServedFromCache', kept)
    session.off('Network.loadingFinished', come)
    const scripts = [...asked.values()].filter(({ script, bytes }) => script && bytes > 0)
    return {
      requests: asked.size,
      scripts: scripts.length,
      scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    }
  }
}

/** In the page, picture by picture: keeps when it could be read first. */
function watch({ selectors = [], words }: Readable): void {
  const shows = (selector: string) => (document.querySelector(selector)?.getBoundingClientRect().height ?? 0) > 0
  const look = () => {
    // biome-ignore lint/performance/useDomNodeTextContent: what is in sight, and not what scripts say
    const text = words === undefined || new RegExp(words).test(document.body?.innerText ?? '')
    if (text && selectors.every(shows)) Object.assign(globalThis, { readableAt: performance.now() })
    else requestAnimationFrame(look)
  }
  look()
}
