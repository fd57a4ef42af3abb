import { Button, Loaded, Page, Tag, useCall, useCurrentUser, useParams, useSearchParams, useT } from '@core/ui'
import { IconPrinter } from '@tabler/icons-react'
import { DocumentBlock } from '../parts/document-block'
import { kindName, statusName, statusTone } from '../parts/document-words'
import '../partner.css'

const PATHS = {
  quotation: '/api/quotation/{id}/getForPartner',
  confirmation: '/api/confirmation/{id}/getForPartner',
  invoice: '/api/invoice/{id}/getForPartner',
  document: '/api/document/{id}/getForPartner',
} as const

const isKind = (kind: string | null): kind is keyof typeof PATHS => kind !== null && Object.hasOwn(PATHS, kind)

/** A document as its partner reads it: what its customer sees, to read and to print (R-PART-002). */
export default function DocumentPartner() {
  const t = useT('partner')
  const id = Number(useParams().documentId)
  const { user_type } = useCurrentUser()
  const [params] = useSearchParams()
  const asked = params.get('documentType')
  const kind = isKind(asked) ? asked : 'document'
  const partnerId = user_type === 'partner' ? undefined : Number(params.get('partnerId')) || undefined
  const query = useCall('get', PATHS[kind], {
    params: { path: { id }, query: partnerId === undefined ? {} : { partnerId } },
  })
  return (
    <Loaded query={query} what={t('theDocument')}>
      {({ flow_id, number, title, status, widgets, relation_fullname }) => (
        <Page
          title={[kindName(kind, t), number].filter(Boolean).join(' ')}
          crumbs={[
            { title: t('dashboard'), to: '/dashboard_partner' },
            { title: relation_fullname, to: `/flow_partner/${flow_id}` },
          ]}
          state={<Tag tone={statusTone(status)}>{statusName(status, t)}</Tag>}
          actions={
            <Button icon={IconPrinter} onClick={() => window.print()}>
              {t('print')}
            </Button>
          }
        >
          <article className="partner-document">
            {title && <h2>{title}</h2>}
            {widgets.map(widget => (
              <section key={widget.id}>
                {widget.blocks.map((block, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: what a frozen document says never changes its order
                  <DocumentBlock key={at} block={block} />
                ))}
              </section>
            ))}
          </article>
        </Page>
      )}
    </Loaded>
  )
}
