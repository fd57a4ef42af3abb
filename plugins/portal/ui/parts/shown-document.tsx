import { Button, Drawer, download, toastProblem, useSearchParams, useT } from '@core/ui'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { type CustomerDocument, earlierMessages, reread, writeMessage } from '../customer-document'
import { Adviser } from './adviser'
import { ApproveDialog } from './approve-dialog'
import { Conversation } from './conversation'
import { Hero } from './hero'
import { News } from './news'
import { PortalFrame } from './portal-frame'
import { RejectDialog } from './reject-dialog'
import { Summary } from './summary'
import { ThankYou } from './thank-you'
import { useDay } from './use-day'
import { useLastDay } from './use-last-day'
import { useQuestions } from './use-questions'
import { WidgetView } from './widget-view'
import '../screens/document-page.css'

type Open = 'approve' | 'reject' | 'messages' | 'thanks' | null

/** A document as its customer reads it: a page, not a picture of paper; the amount and the next step never out of sight. */
export function ShownDocument({ document }: { document: CustomerDocument }) {
  const t = useT('portal')
  const { kind, hash } = document
  const [search] = useSearchParams()
  const options = search.get('options')
  const [open, setOpen] = useState<Open>(null)

  useQuestions(() => setOpen('messages'))

  const save = () => void download(`/api/${kind}/${hash}/downloadbycustomer`).catch(toastProblem)
  const unread = document.messages.at(-1)?.sender === 'company'
  const links = [
    ...(document.flow_hash ? [{ label: t('flow'), to: `/customer_flow_detail/${document.flow_hash}` }] : []),
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
            <Hero picture={document.has_background ? `/api/${kind}/${hash}/getcustomerbackground` : null} />
            <DocumentHead
              document={document}
              onDownload={save}
              notice={document.asks_payment && options === 'paymentCompleted' ? t('paymentReceived') : null}
            />
            <News document={document} />
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
          <aside className="portal-side">
            <Summary
              document={document}
              onApprove={() => setOpen('approve')}
              onReject={() => setOpen('reject')}
              onAsk={() => setOpen('messages')}
              onDownload={save}
            />
            {document.adviser && <Adviser adviser={document.adviser} messages={document.messages} />}
          </aside>
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
            newest={document}
            readEarlier={before => earlierMessages(kind, hash, before)}
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
  const until = useLastDay()(document)
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
          {t('isExpired', { noun: document.noun.toLowerCase(), day: day(document.enddate) })}
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
