import {
  Avatar,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  EmptyState,
  formatMoney,
  Link,
  Loaded,
  Page,
  refreshCalls,
  SegmentedControl,
  toast,
  toastProblem,
  useCall,
  useT,
} from '@core/ui'
import { useBatch } from '@core/ui/lists'
import { IconCheck, IconReceiptEuro } from '@tabler/icons-react'
import { useState } from 'react'
import { shownTotal } from '../recurring/shown-total'
import { askedOf, batchesFor, type Kept, type ToBill } from '../to-bill/bill-chosen'
import '../to-bill/to-bill.css'

/** What was approved and not billed yet: chosen, seen with its amount, and billed together. */
export default function ToBillScreen() {
  const t = useT('invoice')
  const query = useCall('get', '/api/invoice/tobill')
  return (
    <Loaded query={query} what={t('toBillLower')}>
      {documents => <Choosing documents={documents} />}
    </Loaded>
  )
}

const keyOf = ({ kind, id }: ToBill): string => `${kind} ${id}`

function Choosing({ documents }: { documents: readonly ToBill[] }) {
  const t = useT('invoice')
  const [keys, chooseKeys] = useState<ReadonlySet<string>>(new Set())
  const [whole, bill] = useState(false)
  const [busy, setBusy] = useState(false)
  const [kept, keep] = useState<readonly Kept[]>([])
  const { followParts, progress } = useBatch()
  const chosen = documents.filter(document => keys.has(keyOf(document)))
  const total = shownTotal(chosen.map(document => ({ amount_inc_vat: askedOf(document, whole) })))

  function choose(document: ToBill, isChosen: boolean): void {
    const next = new Set(keys)
    if (isChosen) next.add(keyOf(document))
    else next.delete(keyOf(document))
    chooseKeys(next)
  }

  async function make(): Promise<void> {
    setBusy(true)
    const parts = batchesFor(chosen, whole)
    try {
      const ended = await followParts(parts, t('toBillMake', { count: chosen.length }))
      const refused = ended.flatMap((batch, at) =>
        batch.refused.flatMap(({ id, message }) => {
          const document = parts[at]?.documents.find(one => one.id === id)
          return document ? [{ document, message }] : []
        }),
      )
      const done = ended.reduce((sum, batch) => sum + batch.done, 0)
      keep(refused)
      toast(t('toBillDone', { count: done - refused.length }))
      if (done < chosen.length) toast(t('toBillStopped'), { tone: 'info' })
      chooseKeys(new Set())
    } catch (error) {
      toastProblem(error)
    }
    await refreshCalls('/api/invoice', '/api/calculation', '/api/flow', '/api/quotation', '/api/confirmation')
    setBusy(false)
  }

  return (
    <Page
      title={t('toBill')}
      crumbs={[{ title: t('invoices'), to: '/invoice_overview' }]}
      actions={
        <>
          <ButtonLink to="/invoice_overview?status=draft">{t('toBillOverview')}</ButtonLink>
          <Button
            variant="primary"
            icon={IconReceiptEuro}
            busy={busy}
            disabled={!chosen.length}
            onClick={() => void make()}
          >
            {t('toBillMake', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className="vk-stack">
        {kept.length > 0 && (
          <Card title={t('toBillKept', { count: kept.length })}>
            <ul role="status">
              {kept.map(({ document, message }) => (
                <li key={keyOf(document)}>
                  {`${document.relation_fullname} · ${document.number ?? ''}: `}
                  <span className="vk-danger">{message}</span>
                </li>
              ))}
            </ul>
          </Card>
        )}
        {documents.length === 0 ? (
          <EmptyState icon={IconCheck} title={t('toBillEmpty')} text={t('toBillEmptyText')} />
        ) : (
          <Card
            title={t('toBill')}
            count={documents.length}
            actions={
              documents.some(({ term }) => term !== null) && (
                <SegmentedControl<'next' | 'left'>
                  label={t('toBillHow')}
                  value={whole ? 'left' : 'next'}
                  onChange={value => bill(value === 'left')}
                  options={[
                    { value: 'next', label: t('toBillNext') },
                    { value: 'left', label: t('toBillLeft') },
                  ]}
                />
              )
            }
            flush
          >
            <ul className="invoice-to-bill">
              <li className="invoice-to-bill-head">
                <Checkbox
                  checked={chosen.length === documents.length}
                  disabled={busy}
                  onChange={all => chooseKeys(new Set(all ? documents.map(keyOf) : []))}
                >
                  {t('toBillAll')}
                </Checkbox>
                <strong className="vk-number">{formatMoney(total)}</strong>
              </li>
              {documents.map(document => (
                <Line
                  key={keyOf(document)}
                  document={document}
                  whole={whole}
                  chosen={keys.has(keyOf(document))}
                  disabled={busy}
                  onChoose={isChosen => choose(document, isChosen)}
                />
              ))}
            </ul>
          </Card>
        )}
      </div>
      {progress}
    </Page>
  )
}

interface LineProps {
  document: ToBill
  whole: boolean
  chosen: boolean
  disabled: boolean
  onChoose: (chosen: boolean) => void
}

function Line({ document, whole, chosen, disabled, onChoose }: LineProps) {
  const t = useT('invoice')
  const { kind, id, number, title, relation_fullname, what, term } = document
  const name = relation_fullname || '–'
  return (
    <li>
      <Checkbox
        aria-label={t('toBillChoose', { number: number ?? '', name })}
        checked={chosen}
        disabled={disabled}
        onChange={onChoose}
      />
      <span className="invoice-to-bill-who">
        <Avatar name={name} size={20} label />
      </span>
      <span className="invoice-to-bill-what">
        <Link to={`/${kind}_detail/${id}`}>{number ?? title ?? '–'}</Link>
        <span className="vk-meta"> {whole && term ? t('toBillLeft') : what}</span>
      </span>
      <span className="vk-number">{formatMoney(askedOf(document, whole), { sign: false })}</span>
    </li>
  )
}
