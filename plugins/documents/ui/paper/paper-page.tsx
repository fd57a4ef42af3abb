import { brandTokens, CompanyMark, classes, formatMoney, useCurrentUser, useT } from '@core/ui'
import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { useKindText } from '../../contract/kind-text'
import { type StyledPart, sheetOf } from '../../contract/own-style'
import { useOwnStyle } from '../../contract/use-own-style'
import { longDate, printTexts } from '../../pdf/print-texts'
import type { DrawnWidget, Prepared } from '../editor/document-row'
import { PaperWidget } from './paper-widget'
import './paper-page.css'
import './design.css'

/** Said three times, so that a company's own style comes before that of its design. */
const PAGE = '.documents-page.documents-page.documents-page'
const SELECTORS: Readonly<Record<StyledPart, string>> = {
  document: PAGE,
  h1: `${PAGE} .documents-page-title`,
  h2: `${PAGE} .documents-heading`,
  th: `${PAGE} .documents-table th`,
  td: `${PAGE} .documents-table tr:not([data-kind="group"]) td`,
  '.group': `${PAGE} .documents-table tr[data-kind="group"] td`,
  '.total': `${PAGE} .documents-totals [data-emphasis="total"]`,
  '.option': `${PAGE} .documents-options li`,
}

/** Text that is quieter than the part that it stands in. */
const QUIET = '.documents-option-price, .documents-option-price strong, .documents-rich'

export interface PaperPageProps {
  prepared: Prepared
  look: 'paper' | 'phone'
  /** Percent. */
  zoom?: number
  /** What stands around each widget: the frame of the editor. */
  frame?: (widget: DrawnWidget, content: ReactNode) => ReactNode
}

/** A page of the document: letterhead, widgets and foot, in the words of its PDF. Always light, as paper is. */
export function PaperPage({ prepared, look, zoom = 100, frame }: PaperPageProps) {
  const t = useT('documents')
  const user = useCurrentUser()
  const { company, customer, language } = prepared
  const texts = printTexts(language)
  const brand = brandTokens(company.brand_color ?? '#0B6577')
  const style = {
    '--doc-brand': company.brand_color ?? '#0B6577',
    '--doc-line': brand.light['brand-line'],
    '--doc-soft': brand.light['brand-soft'],
    '--doc-text': brand.light['brand-text'],
    zoom: zoom / 100,
  } as CSSProperties
  useOwnStyle(prepared.style ? sheetOf(prepared.style, SELECTORS, { quiet: QUIET }) : '')
  const words = useKindText(prepared.kind)
  const foot = [
    company.name,
    company.kvk && `${texts.chamber} ${company.kvk}`,
    company.vat_number && `${texts.vatNumber} ${company.vat_number}`,
    company.iban,
  ]
  return (
    <article
      className={classes('documents-page', look === 'phone' && 'documents-page-phone')}
      style={style}
      data-theme="light"
      data-design={prepared.design}
      lang={language}
    >
      <header className="documents-page-head">
        <div className="documents-page-company">
          <CompanyMark name={company.name} logoUrl={user.brand?.logo_url ?? null} />
          <strong>{company.name}</strong>
        </div>
        <div className="documents-page-facts">
          <div>{[prepared.noun, prepared.number ?? words('kindNumber')].filter(Boolean).join(' ')}</div>
          {prepared.documentdate && <div>{longDate(prepared.documentdate, language)}</div>}
          {prepared.enddate && <div>{`${texts[prepared.enddate_label]} ${longDate(prepared.enddate, language)}`}</div>}
        </div>
      </header>
      <div className="documents-page-body">
        {customer && (
          <address className="documents-page-customer">
            {customer.organization && <div>{customer.organization}</div>}
            <div>{customer.fullname}</div>
            {customer.address && <div>{customer.address}</div>}
            {(customer.postcode || customer.city) && (
              <div>{[customer.postcode, customer.city].filter(Boolean).join('  ')}</div>
            )}
          </address>
        )}
        <h2 className="documents-page-title">{prepared.title || prepared.noun}</h2>
        {prepared.widgets.map(widget => {
          const content = <PaperWidget widget={widget} prepared={prepared} look={look} />
          return (
            <Fragment key={widget.id}>
              {frame ? frame(widget, content) : <div className="documents-plain">{content}</div>}
            </Fragment>
          )
        })}
        {prepared.widgets.length === 0 && (
          <p className="documents-page-total">
            <span>{t('totalInc')}</span>
            <strong>{formatMoney(prepared.amount_inc_vat)}</strong>
          </p>
        )}
      </div>
      <footer className="documents-page-foot">{foot.filter(Boolean).join(' · ')}</footer>
    </article>
  )
}
