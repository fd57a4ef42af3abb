import { Problem } from '@core/ui/api/problem.ts'
import { registerUi } from '@core/ui/define/registry.ts'
import { queryClient } from '@core/ui/query/query-client.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import ui from '../ui'
import type { CustomerDocument, Widget } from '../ui/customer-document'
import Conversation from '../ui/parts/conversation'
import type { Dossier } from '../ui/parts/dossier-frame'
import { ShownDossier } from '../ui/parts/dossier-page'
import { FlowContents } from '../ui/parts/flow-contents'
import { FullPageError } from '../ui/parts/full-page-error'
import { ShownDocument } from '../ui/parts/shown-document'
import { WidgetView } from '../ui/parts/widget-view'

registerUi(ui)

/** HTML of a page of the portal, drawn by its own parts. */
const draw = (element: ReactNode): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{element}</MemoryRouter>
    </QueryClientProvider>,
  )

const conversation = (page: CustomerDocument | Dossier) => (
  <Conversation
    newest={page}
    readEarlier={async () => ({ messages: [], older_messages: false })}
    company={page.company.name}
    send={async () => undefined}
  />
)

/** The page of a document, as its customer sees it first. */
export const drawDocument = (document: CustomerDocument): string => draw(<ShownDocument document={document} />)

/** One widget of it. */
export const drawWidget = (widget: Widget, document: CustomerDocument): string =>
  draw(
    <WidgetView
      widget={widget}
      document={document}
      choosing={document.can_approve ? { busy: null, choose: () => undefined } : null}
    />,
  )

/** What customer and company wrote, which opens beside it. */
export const drawConversation = (document: CustomerDocument): string => draw(conversation(document))

/** The page of a dossier. */
export const drawDossier = (flow: Dossier, hash: string): string =>
  draw(
    <ShownDossier page="flow" flow={flow} hash={hash}>
      {shown => <FlowContents flow={shown} conversation={conversation(shown)} />}
    </ShownDossier>,
  )

/** The whole page where a link opens nothing. */
export const drawError = (status: number, message: string): string =>
  draw(<FullPageError error={new Problem(status, { message })} />)
