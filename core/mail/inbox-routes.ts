import type { Inbox } from './inbox'
import { inboxPage, type MessageView } from './inbox-page'

export type InboxRoutes = (request: Request, path: string) => Promise<Response | null>

const VIEWS: readonly string[] = ['html', 'tekst', 'bron']
// The mail in the frame inherits this policy: it may style itself and show pictures, and nothing else.
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/**
 * The pages and JSON of the built-in inbox; `null` for a path that is not its own.
 *
 * `/dev/mail` and `/dev/mail/{id}` are pages. `/dev/mail/messages` is the list as JSON (DELETE empties it),
 * `/dev/mail/messages/{id}` one mail, `…/{id}/source` the mail as sent, `…/{id}/attachments/{n}` one attachment.
 */
export function inboxRoutes(inbox: Inbox): InboxRoutes {
  return async (request, path) => {
    const [id, part, n] = path.replace(/^\/dev\/mail\/messages\/?/, '').split('/')
    if (path === '/dev/mail/messages') return listOrClear(request, inbox)
    if (path.startsWith('/dev/mail/messages/') && id) return one(inbox, id, part, n)
    if (path === '/dev/mail' || path === '/dev/mail/') return page(request, inbox)
    if (path.startsWith('/dev/mail/')) return page(request, inbox, path.slice('/dev/mail/'.length))
    return null
  }
}

async function listOrClear(request: Request, inbox: Inbox): Promise<Response> {
  if (request.method === 'DELETE') {
    await inbox.clear()
    return new Response(null, { status: 204 })
  }
  const messages = await inbox.list()
  return Response.json(messages.map(({ html: _html, text: _text, ...summary }) => summary))
}

async function one(inbox: Inbox, id: string, part?: string, n = ''): Promise<Response> {
  if (part === 'attachments' && /^\d{1,3}$/.test(n)) {
    const file = await inbox.attachment(id, Number(n))
    return file ? download(file.filename, file.contentType, file.content) : missing()
  }
  if (part === 'source') {
    const bytes = await inbox.source(id)
    return bytes ? download(`${id}.eml`, 'message/rfc822', bytes) : missing()
  }
  const message = part === undefined ? await inbox.get(id) : null
  return message ? Response.json(message) : missing()
}

async function page(request: Request, inbox: Inbox, id?: string): Promise<Response> {
  const messages = await inbox.list()
  const selected = id ? await inbox.get(id) : null
  const asked = new URL(request.url).searchParams.get('weergave') ?? 'html'
  const view = (VIEWS.includes(asked) ? asked : 'html') as MessageView
  const source = selected && view === 'bron' ? await inbox.source(selected.id) : null
  const html = inboxPage({ messages, selected, view, source: source ? new TextDecoder().decode(source) : '' })
  return new Response(html, { status: id && !selected ? 404 : 200, headers: PAGE_HEADERS })
}

function download(filename: string, contentType: string, content: Uint8Array): Response {
  const name = encodeURIComponent(filename).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16)}`)
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  })
}

const missing = () => Response.json({ message: 'Dit bericht is er niet (meer).' }, { status: 404 })
