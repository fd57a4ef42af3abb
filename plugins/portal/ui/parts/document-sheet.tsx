import { Button, Link, useT } from '@core/ui'
import { useOwnStyle } from '@plugins/documents/contract/use-own-style'
import { IconDownload, IconFileCode, IconMessage2, IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { CustomerDocument } from '../customer-document'
import { Adviser } from './adviser'
import { Hero } from './hero'
import { News } from './news'
import type { Choosing } from './options'
import { ownSheet } from './own-style'
import { PortalFrame } from './portal-frame'
import { Summary } from './summary'
import { useDay } from './use-day'
import { useLastDay } from './use-last-day'
import { WidgetView } from './widget-view'
import '../screens/document-page.css'
import './design.css'

/** What a customer can do with a document. */
export interface SheetActs {
  approve: () => void
  reject: () => void
  ask: () => void
  /** Asks for a new document in place of one that expired. */
  renew: () => void
  save: () => void
  /** Saves the file that is offered beside the PDF. */
  saveFile: (code: string) => void
  saveAttachment: (id: number) => void
  copy: (text: string) => void
  /** Null where there is nothing to choose any more. */
  choosing: Choosing | null
}

/** Ways to pay, as the summary and the page below the document show them. */
export interface Paying {
  readonly bar: ReactNode
  readonly transfer: ReactNode
}

interface DocumentSheetProps {
  document: CustomerDocument
  acts: SheetActs
  /** How to pay it, once the app is there. */
  paying?: Paying | null
  /** What just happened to it. */
  notice?: { readonly tone: 'ok' | 'warn' | 'info'; readonly text: string } | null
}

/**
 * The page of a document as it is read: it keeps nothing and asks nothing. The first script of the page draws it before
 * the app is there, the app draws it with dialogs around it.
 */
export function DocumentSheet({ document, acts, paying = null, notice = null }: DocumentSheetProps) {
  const t = useT('portal')
  const { kind, hash } = document
  useOwnStyle(ownSheet(document.style))
  return (
    <PortalFrame
      company={document.company}
      logo={`/api/${kind}/${hash}/getlogobycustomer`}
      links={linksOf(document, t('flow'))}
      unread={document.messages.at(-1)?.sender === 'company'}
      onMessages={acts.ask}
      title={[document.noun, document.number].filter(Boolean).join(' ')}
    >
      <div className="portal-sheet-and-side">
        <article className="portal-paper" data-design={document.design} lang={document.language}>
          <Hero picture={document.has_background ? `/api/${kind}/${hash}/getcustomerbackground` : null} />
          <DocumentHead document={document} acts={acts} notice={notice} />
          <News document={document} />
          {document.widgets.map(widget => (
            <WidgetView key={widget.id} widget={widget} document={document} choosing={acts.choosing} />
          ))}
          {paying?.transfer}
          <Attachments document={document} onSave={acts.saveAttachment} />
          {document.can_approve && (
            <div className="portal-two portal-phone-only">
              <Button onClick={acts.ask}>{t('ask')}</Button>
              <Button onClick={acts.reject}>{t('reject')}</Button>
            </div>
          )}
        </article>
        <aside className="portal-side">
          <Summary document={document} acts={acts} pay={paying?.bar} />
          {document.adviser && <Adviser adviser={document.adviser} />}
        </aside>
      </div>
    </PortalFrame>
  )
}

/** The other pages of the dossier, and this one. */
export const linksOf = (document: CustomerDocument, flow: string) => [
  ...(document.flow_hash ? [{ label: flow, to: `/customer_flow_detail/${document.flow_hash}` }] : []),
  { label: document.noun, to: `/customer_${document.kind}_detail/${document.hash}`, current: true },
  ...document.siblings.map(other => ({
    label: [other.noun, other.number].filter(Boolean).join(' '),
    to: `/${other.page}/${other.hash}`,
  })),
]

function DocumentHead({ document, acts, notice }: Required<Omit<DocumentSheetProps, 'paying'>>) {
  const t = useT('portal')
  const until = useLastDay()(document)
  const version = document.version_number > 1 ? t('versionOf', { number: document.version_number }) : null
  const name = [[document.noun, document.number].filter(Boolean).join(' '), version].filter(Boolean).join(', ')
  return (
    <header className="portal-doc-head">
      <div className="portal-doc-line">
        <span>{[name, until].filter(Boolean).join(' · ')}</span>
        <span className="portal-doc-tools">
          <Button variant="minimal" size="small" icon={IconDownload} onClick={acts.save}>
            {t('pdf')}
          </Button>
          {document.file && <FileButton file={document.file} onSave={acts.saveFile} />}
          <Button variant="minimal" size="small" icon={IconPrinter} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </span>
      </div>
      <h1>{document.title ?? document.noun}</h1>
      {notice && (
        <p className="portal-banner" data-tone={notice.tone} role="status">
          {notice.text}
        </p>
      )}
      <Standing document={document} onRenew={acts.renew} />
      <Said document={document} onAnswer={acts.ask} />
    </header>
  )
}

function FileButton({ file, onSave }: { file: { code: string; label: string }; onSave: SheetActs['saveFile'] }) {
  return (
    <Button variant="minimal" size="small" icon={IconFileCode} onClick={() => onSave(file.code)}>
      {file.label}
    </Button>
  )
}

/** What became of the document: agreed to, turned down, or too late, and what can be done then. */
function Standing({ document, onRenew }: { document: CustomerDocument; onRenew: () => void }) {
  const t = useT('portal')
  const day = useDay()
  const noun = document.noun.toLowerCase()
  if ((document.can_ask_new || document.new_asked) && document.enddate)
    return (
      <div className="portal-banner" data-tone="warn" role="status">
        <p>{t(document.new_asked ? 'newAsked' : 'isExpired', { noun, day: day(document.enddate) })}</p>
        {document.can_ask_new && (
          <Button variant="brand" onClick={onRenew}>
            {t('askNew')}
          </Button>
        )}
      </div>
    )
  if (document.status !== 'approved' && document.status !== 'rejected') return null
  return (
    <div className="portal-banner" data-tone={document.status === 'approved' ? 'ok' : 'danger'} role="status">
      <p>{t(document.status === 'approved' ? 'isApproved' : 'isRejected', { noun })}</p>
      {document.signature && (
        <Link to={`/customer_${document.kind}_detail/${document.hash}/proof`}>{t('proofShow')}</Link>
      )}
    </div>
  )
}

/** What the company wrote last, while the customer has not answered. */
function Said({ document, onAnswer }: { document: CustomerDocument; onAnswer: () => void }) {
  const t = useT('portal')
  const last = document.messages.at(-1)
  if (last?.sender !== 'company') return null
  return (
    <section className="portal-said" aria-label={t('messageFrom', { name: last.sender_name ?? document.company.name })}>
      <strong>{t('messageFrom', { name: last.sender_name ?? document.company.name })}</strong>
      <p>{last.content}</p>
      <Button size="small" icon={IconMessage2} onClick={onAnswer}>
        {t('answer')}
      </Button>
    </section>
  )
}

function Attachments({ document, onSave }: { document: CustomerDocument; onSave: (id: number) => void }) {
  const t = useT('portal')
  if (!document.attachments.length) return null
  return (
    <section>
      <h2>{t('attachments')}</h2>
      <ul className="portal-attachments">
        {document.attachments.map(file => (
          <li key={file.id}>
            <Button icon={IconDownload} onClick={() => onSave(file.id)}>
              {file.filename}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
