import { visitor } from './visitor.ts'

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
const notices = [
  { id: 1, title: 'Onderhoud', content: 'Zondag van 06:00 tot 07:00 uur.', severity: 'warning', modules: [] },
  { id: 2, title: 'Nieuw', content: 'Lijsten lopen nu door.', severity: 'info', modules: [] },
]
const notifications = [
  {
    id: 1,
    status: 'unread',
    title: 'Offerte goedgekeurd',
    body: 'Door Marieke.',
    date: '2026-11-12T08:12:00Z',
    flow_id: 7,
  },
  { id: 2, status: 'read', title: 'Nieuwe aanvraag', body: null, date: '2026-11-11T16:40:00Z', flow_id: 8 },
]

const pictures = ['ready', 'ready', 'ready', 'processing', 'failed'].map((status, at) => ({
  id: at + 1,
  filename: `Dak ${at + 1}.jpg`,
  status,
}))
const files = [
  { id: 1, filename: 'Plattegrond begane grond.pdf', content_type: 'application/pdf', size: 1_840_000 },
  { id: 2, filename: 'Materiaallijst.csv', content_type: 'text/plain', size: 3_100 },
].map(file => ({ ...file, created_at: '2026-11-12T08:12:00Z' }))

/** A coloured plane for each photo. */
function thumbnail(pathname: string): Response {
  const color = ['#0B6577', '#A66300', '#6E43C9'][Number(pathname.split('/')[3]) % 3]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" width="640" height="480"><path fill="${color}" d="M0 0h4v3H0z"/></svg>`
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
}

/** Answers what the parts of the kit ask of the API out of nothing, so that the gallery needs no server. */
export function answerFromMemory(): void {
  const real = globalThis.fetch
  globalThis.fetch = Object.assign(
    async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init)
      const url = new URL(request.url)
      if (!url.pathname.startsWith('/api/')) return real(request)
      if (url.pathname.endsWith('/showthumbnail')) return thumbnail(url.pathname)
      return Response.json(...(await answer(request, url)))
    },
    { preconnect: real.preconnect },
  )
}

/** A call that looks a place up and finds none. */
export const nowhere = '/api/organization/8/locate'

async function answer(request: Request, { pathname, searchParams }: URL): Promise<[unknown, ResponseInit?]> {
  if (searchParams.get('query') === 'traag') await new Promise(done => setTimeout(done, 1500))
  if (pathname === '/api/relation') return [relations(searchParams)]
  if (pathname === '/api/invoice') return [{ message: 'De server doet het niet.' }, { status: 503 }]
  if (pathname === nowhere) return [{ message: 'Dit adres is niet gevonden.' }, { status: 503 }]
  if (pathname === '/api/picture') return [searchParams.get('picturable_id') === '2' ? [] : pictures]
  if (pathname === '/api/attachedfile')
    return [searchParams.get('attachedfileable_id') === '2' ? page([], 0) : page(files, files.length)]
  if (pathname === '/api/listview')
    return request.method === 'GET' ? [page(views, views.length)] : [await keep(request)]
  if (pathname === '/api/customfield') return [page([], 0)]
  if (pathname === '/api/user/getcurrentuser') return [visitor]
  if (pathname === '/api/systemnotification') return [notices]
  if (pathname === '/api/notification') return [page(notifications, searchParams.has('status') ? 1 : 2)]
  if (pathname === '/api/search') return [search(searchParams)]
  return [{ message: 'De galerij kent dit adres niet.' }, { status: 404 }]
}

async function keep(request: Request): Promise<unknown> {
  const view = { ...((await request.json()) as object), id: views.length + 1 }
  views.push(view)
  return view
}

/** 23 relations answer to "post", nothing to anything else. */
function search(params: URLSearchParams): unknown {
  const offset = Number(params.get('offset') ?? 0)
  const count = params.get('query') === 'post' ? Math.min(Number(params.get('limit')), 23 - offset) : 0
  const hit = (id: number) => ({ id, title: `Post ${id}`, subtitle: 'Zwolle', url: `/relation_detail/${id}` })
  return { relations: Array.from({ length: count }, (_, at) => hit(offset + at + 1)) }
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
