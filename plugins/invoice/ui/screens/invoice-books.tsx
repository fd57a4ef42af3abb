import { formatMoney, Loaded, Page, today, useCall, useSearchParams, useT } from '@core/ui'
import { DebtorsCard } from '../books/debtors-card'
import { DownloadsCard } from '../books/downloads-card'
import { type BooksPeriod, periodDays, readPeriod, writtenPeriod } from '../books/period'
import { PeriodPicker, periodText } from '../books/period-picker'
import { StatementDrawer } from '../books/statement-drawer'
import { type Figure, VatCard } from '../books/vat-card'
import { VatDrawer } from '../books/vat-drawer'
import '../books/books.css'

/** What accountants ask of the books: VAT by period, who owes what, and the files that go along. */
export default function InvoiceBooks() {
  const t = useT('invoice')
  const [params, setParams] = useSearchParams()
  const period = readPeriod(params.get('period'), today())
  const vat = useCall(
    'get',
    '/api/invoice/books/vat',
    { params: { query: periodDays(period) } },
    { keepPrevious: true },
  )
  const rubric = params.get('rubric')
  const relationId = Number(params.get('relation'))
  const show = (more: Readonly<Record<string, string>>, of: BooksPeriod = period) =>
    setParams({ period: writtenPeriod(of), ...more }, { replace: true })
  return (
    <Page title={t('books')} crumbs={[{ title: t('invoices'), to: '/invoice_overview' }]} layout="plain">
      <div className="invoice-books">
        <header className="invoice-books-head">
          <div className="vk-grow">
            <h2>{periodText(t, period)}</h2>
            {vat.data && vat.data.invoices > 0 && (
              <p className="vk-text-2">
                {t('vatOver', { base: formatMoney(vat.data.base), vat: formatMoney(vat.data.vat) })},{' '}
                {t('vatFrom', { count: vat.data.invoices })}.
              </p>
            )}
          </div>
          <PeriodPicker period={period} onChange={of => show({}, of)} />
        </header>
        <div className="invoice-books-columns">
          <div className="invoice-books-main">
            <Loaded query={vat} what={t('theBooks')}>
              {list => <VatCard list={list} onOpen={figure => show({ rubric: figure.rubric })} />}
            </Loaded>
            <DownloadsCard period={period} />
          </div>
          <DebtorsCard onOpen={id => show({ relation: String(id) })} />
        </div>
      </div>
      {isRubric(rubric, vat.data?.rubrics) && <VatDrawer rubric={rubric} period={period} onClose={() => show({})} />}
      {relationId > 0 && <StatementDrawer relationId={relationId} onClose={() => show({})} />}
    </Page>
  )
}

const isRubric = (text: string | null, known: readonly Figure[] = []): text is Figure['rubric'] =>
  known.some(({ rubric }) => rubric === text)
