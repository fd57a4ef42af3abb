/** Rows that the list of the gallery pretends to have. */
export const rowCount = 100_000

const names = [
  'Aalders',
  'Beekman',
  'Bouwmeester',
  'Drost',
  'Eshuis',
  'Huisman',
  'Jansen',
  'Kuipers',
  'Nijboer',
  'Post',
]
const towns = ['Zwolle', 'Kampen', 'Hattem', 'Raalte', 'Dalfsen']
const views: { id: number }[] = []

/** Answers what the parts of the kit ask of the API out of nothing, so that the gallery needs no server. */
export function answerFromMemory(): void {
  const real = globalThis.fetch
  globalThis.fetch = Object.assign(
    async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init)
      const url = new URL(request.url)
      if (!url.pathname.startsWith('/api/')) return real(request)
      return Response.json(...(await answer(request, url)))
    },
    { preconnect: real.preconnect },
  )
}

async function answer(request: Request, { pathname, searchParams }: URL): Promise<[unknown, ResponseInit?]> {
  if (pathname === '/api/relation') return [relations(searchParams)]
  if (pathname === '/api/invoice') return [{ message: 'De server doet het niet.' }, { status: 503 }]
  if (pathname === '/api/flow') return [page([], 0)]
  if (pathname === '/api/listview' && request.method === 'GET') return [page(views, views.length)]
  if (pathname === '/api/listview') {
    const view = { ...((await request.json()) as object), id: views.length + 1 }
    views.push(view)
    return [view, { status: 201 }]
  }
  return [{ message: 'De galerij kent dit adres niet.' }, { status: 404 }]
}

function relations(params: URLSearchParams): unknown {
  const offset = Number(params.get('offset') ?? 0)
  const limit = Number(params.get('limit') ?? 25)
  const total = params.get('query') ? 3 : rowCount
  const rows = Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, at) => relation(offset + at))
  return page(rows, total)
}

function relation(at: number): { id: number } {
  const surname = names[at % names.length] ?? ''
  return {
    id: at + 1,
    ...{
      fullname: `${surname} ${at + 1}`,
      city: towns[at % towns.length],
      email: `${surname.toLowerCase()}@voorbeeld.nl`,
    },
  }
}

function page(data: { id: number }[], total: number): unknown {
  return { data, pagination: { total, offset: 0, limit: data.length } }
}
