import {
  Button,
  Drawer,
  download,
  formatMoney,
  LoadingState,
  StatusTag,
  toastProblem,
  useLanguage,
  useParams,
  useSearchParams,
  useT,
} from '@core/ui'
import { IconDownload, IconMessage2, IconPrinter, IconSignature } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { type CustomerDocument, type Kind, reread, useDocument, writeMessage } from '../customer-document'
import { ApproveDialog } from '../parts/approve-dialog'
import { Conversation } from '../parts/conversation'
import { FullPageError } from '../parts/full-page-error'
import { PortalFrame } from '../parts/portal-frame'
import { RejectDialog } from '../parts/reject-dialog'
import { ThankYou } from '../parts/thank-you'
import { WidgetView } from '../parts/widget-view'
import './document-page.css'

/** Milliseconds after which `options=questions` opens the questions (R-PORT-001). */
const QUESTIONS_AFTER = 2000

type Open = 'approve' | 'reject' | 'messages' | 'thanks' | null

/** A document as its customer reads it: a page, not a picture of paper; the amount and the next step never out of sight. */
export function DocumentPage({ kind }: { kind: Kind }) {
  const t = useT('portal')
  const { hash = '' } = useParams()
  const [search] = useSearchParams()
  const options = search.get('options')
  const query = useDocument(kind, hash)
  const [open, setOpen] = useState<Open>(null)

  useEffect(() => {
    if (options !== 'questions') return
    const timer = setTimeout(() => setOpen('messages'), QUESTIONS_AFTER)
    return () => clearTimeout(timer)
  }, [options])

  if (query.error) return <FullPageError error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <LoadingState lines={6} />
  const document = query.data
  const save = () => void download(`/api/${kind}/${hash}/downloadbycustomer`).catch(toastProblem)
  const unread = document.messages.at(-1)?.sender === 'company'
  const links = [
    { label: document.noun, to: `/customer_${kind}_detail/${hash}`, current: true },
    ...document.siblings.map(other => ({
      label: [other.noun, other.number].filter(Boolean).join(' '),
      to: `/${other.page}/${other.hash}`,
    })),
  ]
  const done = async (next: Open) => {
    setOpen(next)
    await reread(kind)
    window.scrollTo({ top: 0 })
  }
  return (
    <PortalFrame
      company={document.company}
      logo={`/api/${kind}/${hash}/getlogobycustomer`}
      links={links}
      unread={unread}
      onMessages={() => setOpen('messages')}
      title={[document.noun, document.number].filter(Boolean).join(' ')}
    >
      {open === 'thanks' ? (
        <ThankYou document={document} onDownload={save} onBack={() => setOpen(null)} />
      ) : (
        <div className="portal-sheet-and-side">
          <article className="portal-paper" lang="nl">
            <DocumentHead
              document={document}
              onDownload={save}
              notice={options === 'paymentCompleted' ? t('paymentReceived') : null}
            />
            {document.widgets.map(widget => (
              <WidgetView key={widget.id} widget={widget} document={document} />
            ))}
            <Attachments document={document} />
            {document.can_approve && (
              <div className="portal-two portal-phone-only">
                <Button onClick={() => setOpen('messages')}>{t('ask')}</Button>
                <Button onClick={() => setOpen('reject')}>{t('reject')}</Button>
              </div>
            )}
          </article>
          <Summary
            document={document}
            onApprove={() => setOpen('approve')}
            onReject={() => setOpen('reject')}
            onAsk={() => setOpen('messages')}
            onDownload={save}
          />
        </div>
      )}
      {open === 'approve' && (
        <ApproveDialog document={document} onClose={() => setOpen(null)} onDone={() => void done('thanks')} />
      )}
      {open === 'reject' && (
        <RejectDialog document={document} onClose={() => setOpen(null)} onDone={() => void done(null)} />
      )}
      {open === 'messages' && (
        <Drawer title={t('askTitle')} onClose={() => setOpen(null)}>
          <Conversation
            messages={document.messages}
            company={document.company.name}
            send={async content => {
              await writeMessage(kind, hash, content)
              await reread(kind)
            }}
          />
        </Drawer>
      )}
    </PortalFrame>
  )
}

function DocumentHead({
  document,
  onDownload,
  notice,
}: {
  document: CustomerDocument
  onDownload: () => void
  notice: string | null
}) {
  const t = useT('portal')
  const day = useDay()
  const until =
    document.enddate && t(document.kind === 'invoice' ? 'payBefore' : 'validUntil', { day: day(document.enddate) })
  const settled = document.status === 'approved' || document.status === 'rejected'
  return (
    <header className="portal-doc-head">
      <div className="portal-doc-line">
        <span>{[[document.noun, document.number].filter(Boolean).join(' '), until].filter(Boolean).join(' · ')}</span>
        <span className="portal-doc-tools">
          <Button variant="minimal" size="small" icon={IconDownload} onClick={onDownload}>
            {t('pdf')}
          </Button>
          <Button variant="minimal" size="small" icon={IconPrinter} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </span>
      </div>
      <h1>{document.title ?? document.noun}</h1>
      {notice && (
        <p className="portal-banner" data-tone="ok" role="status">
          {notice}
        </p>
      )}
      {document.status === 'expired' && document.enddate && (
        <p className="portal-banner" data-tone="warn" role="status">
          {t('isExpired', { day: day(document.enddate) })}
        </p>
      )}
      {settled && (
        <p className="portal-banner" data-tone={document.status === 'approved' ? 'ok' : 'danger'} role="status">
          {t(document.status === 'approved' ? 'isApproved' : 'isRejected', { noun: document.noun.toLowerCase() })}
        </p>
      )}
    </header>
  )
}

function Attachments({ document }: { document: CustomerDocument }) {
  const t = useT('portal')
  if (!document.attachments.length) return null
  return (
    <section>
      <h2>{t('attachments')}</h2>
      <ul className="portal-attachments">
        {document.attachments.map(file => (
          <li key={file.id}>
            <Button
              icon={IconDownload}
              onClick={() =>
                void download(`/api/attachment/${file.id}/getbycustomer?hash=${document.hash}`).catch(toastProblem)
              }
            >
              {file.filename}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SummaryProps {
  document: CustomerDocument
  onApprove: () => void
  onReject: () => void
  onAsk: () => void
  onDownload: () => void
}

/** What it costs and what to do: beside the page on a desktop, stuck to the bottom on a phone. */
function Summary({ document, onApprove, onReject, onAsk, onDownload }: SummaryProps) {
  const t = useT('portal')
  const actions: ReactNode = document.can_approve ? (
    <>
      <Button variant="brand" size="large" icon={IconSignature} onClick={onApprove}>
        {t('approve')}
      </Button>
      <div className="portal-two portal-desk-only">
        <Button onClick={onAsk}>{t('ask')}</Button>
        <Button onClick={onReject}>{t('reject')}</Button>
      </div>
    </>
  ) : (
    <div className="portal-two">
      <Button icon={IconDownload} onClick={onDownload}>
        {t('pdf')}
      </Button>
      <Button icon={IconMessage2} onClick={onAsk}>
        {t('ask')}
      </Button>
    </div>
  )
  return (
    <aside className="portal-summary" aria-label={t('summary')}>
      <div className="portal-summary-total">
        <span>{t('totalInc')}</span>
        <strong>{formatMoney(document.amount_inc_vat)}</strong>
        {document.kind === 'invoice' && <Due document={document} />}
      </div>
      <ul className="portal-summary-lines">
        {partsOf(document).map(line => (
          <li key={line.id}>
            <span>{line.cells[0]?.text}</span>
            <span>{line.cells.at(-1)?.text}</span>
          </li>
        ))}
      </ul>
      {actions}
    </aside>
  )
}

/** When an invoice has to be paid (R-INV-003 to R-INV-005). */
function Due({ document }: { document: CustomerDocument }) {
  const t = useT('portal')
  const day = useDay()
  if (document.status === 'paid') return <StatusTag status="paid" />
  return document.enddate ? <span className="portal-due">{t('payBefore', { day: day(document.enddate) })}</span> : null
}

/** A calendar day in full: 19 december 2026. */
function useDay() {
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return (day: string) => format.format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
}

/** What the amount is made of: the groups of the price table, else its lines. */
function partsOf(document: CustomerDocument) {
  const tables = document.widgets.flatMap(widget => (widget.type === 'price-table' ? widget.table.lines : []))
  const groups = tables.filter(line => line.kind === 'group')
  return groups.length ? groups : tables.filter(line => line.kind === 'item')
}
