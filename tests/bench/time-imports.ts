/** A platform to import into, as a signed-in user. */
interface Target {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

const POLL_MS = 50

/** Seconds that each step of two imports of the same people takes: the first makes them, the second changes every one. */
export async function timeImports({ url, headers }: Target, rows: number): Promise<[step: string, seconds: number][]> {
  // biome-ignore lint/suspicious/noExplicitAny: answers of several calls
  async function send(method: string, path: string, body?: FormData | object): Promise<any> {
    const isForm = body instanceof FormData
    const answer = await fetch(`${url}/api/${path}`, {
      method,
      headers: isForm ? headers : { ...headers, 'content-type': 'application/json' },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const taken: [string, number][] = []
  async function timed(step: string, id: number, begin: () => Promise<unknown>, state: string): Promise<void> {
    const started = performance.now()
    await begin()
    while ((await send('GET', `importfile/${id}`)).state !== state) await Bun.sleep(POLL_MS)
    taken.push([step, (performance.now() - started) / 1000])
  }
  async function take(city: string, verb: string): Promise<number> {
    const lines = Array.from(
      { length: rows },
      (_, n) => `Jan;Vos ${n};jan${n}@import.example;06${10_000_000 + n};${city}`,
    )
    const form = new FormData()
    form.append('file', new File([['Voornaam;Achternaam;E-mail;Telefoon;Plaats', ...lines].join('\n')], 'mensen.csv'))
    const { id, mapping } = await send('POST', 'relation/importfile', form)
    const choices = { mapping, match_by: 'email' }
    await timed(`check those that are ${verb}`, id, () => send('POST', `importfile/${id}/check`, choices), 'checked')
    await timed(`import what is ${verb}`, id, () => send('POST', `importfile/${id}/start`, {}), 'done')
    return id
  }
  const ids = [await take('Delft', 'new'), await take('Gouda', 'changed')]
  for (const [verb, id] of [
    ['changed', ids[1]],
    ['new', ids[0]],
  ] as const)
    await timed(`take back what was ${verb}`, id ?? 0, () => send('POST', `importfile/${id}/undo`, {}), 'undone')
  return taken
}
