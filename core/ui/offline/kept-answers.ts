/** Name of the store of a device with what the API told whoever is signed in. */
export const ANSWERS = 'answers'
/** Header of an answer that comes from that store: when it was kept. */
export const KEPT_AT = 'x-kept-at'

/** A browser keeps nothing where it is asked over a bare connection. */
const canKeep = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator

/** Whether the device would answer a call of the API itself: it kept that, and its worker runs. */
export async function isKept(path: string): Promise<boolean> {
  if (!canKeep() || !navigator.serviceWorker.controller || !(await caches.has(ANSWERS))) return false
  return (await (await caches.open(ANSWERS)).match(path, { ignoreVary: true })) !== undefined
}

/** What the device kept of an answer of the API. */
export async function keptAnswer<Answer>(path: string): Promise<Answer | undefined> {
  const kept = await (await caches.open(ANSWERS)).match(path, { ignoreVary: true })
  return kept && ((await kept.json()) as Answer)
}

/** Lets the device know that an answer it kept is another one now. */
export async function renewKept(path: string, answer: unknown): Promise<void> {
  if (!(await isKept(path))) return
  const headers = { 'content-type': 'application/json', [KEPT_AT]: new Date().toISOString() }
  await (await caches.open(ANSWERS)).put(path, new Response(JSON.stringify(answer), { headers }))
}

/** What a page tells the worker so that it forgets, and the worker answers once it has. */
export const FORGET = 'forget'

/** Forgets what the API told, when somebody signs out or another signs in: nobody finds it on the device. */
export async function forgetKept(): Promise<void> {
  if (!canKeep()) return
  const worker = navigator.serviceWorker.controller
  if (!worker) return void (await caches.delete(ANSWERS))
  const { port1, port2 } = new MessageChannel()
  await new Promise(resolve => {
    port1.onmessage = resolve
    worker.postMessage(FORGET, [port2])
  })
}
