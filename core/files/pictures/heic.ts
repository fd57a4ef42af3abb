/** Milliseconds after which a photo counts as unreadable; one of 48 megapixels takes about five seconds. */
const PATIENCE = 60_000

/** One photo at a time: each takes hundreds of megabytes while it is read. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * A HEIC photo as JPEG, or nothing when it cannot be read. Read by libheif in WebAssembly, in a thread of its own that
 * ends afterwards: what a file breaks is gone with it, and nobody waits for it.
 */
export function jpegOfHeic(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const result = queue.then(() => inThread(bytes))
  queue = result
  return result
}

function inThread(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url).href)
  return new Promise<Uint8Array | undefined>(resolve => {
    const timer = setTimeout(() => resolve(undefined), PATIENCE)
    const settle = (jpeg: Uint8Array | undefined) => {
      clearTimeout(timer)
      resolve(jpeg)
    }
    worker.onmessage = ({ data }: MessageEvent<Uint8Array | undefined>) => settle(data)
    worker.onerror = () => settle(undefined)
    worker.postMessage(bytes)
  }).finally(() => worker.terminate())
}
