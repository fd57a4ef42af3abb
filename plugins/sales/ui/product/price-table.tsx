import {
  Button,
  Card,
  confirm,
  confirmDelete,
  EmptyState,
  formatMoney,
  IconButton,
  isField,
  LongRows,
  MoneyInput,
  NumberInput,
  toastProblem,
  useSave,
  useT,
} from '@core/ui'
import { isLeft, saveOver, useFormItems } from '@core/ui/forms'
import described from '@openapi/fields/producttablerow'
import { IconPlus, IconRefresh, IconTableOff, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { PriceRowsImport } from './price-rows-import'
import type { Product } from './product-fields'
import { vatFactor } from './vat-factor'
import './price-table.css'

type Row = NonNullable<Product['producttablerows']>[number]
type Figures = Partial<Pick<Row, 'unit_amount' | 'unit_rate_exc' | 'unit_rate_inc'>>

/** The graduated price of a product: from so many units on, this rate. Each cell is saved when it is left. */
export function PriceTable({ product }: { product: Product }) {
  const t = useT('sales')
  const add = useSave('post', '/api/producttablerow', { refresh: ['/api/product'] })
  const clear = useSave('post', '/api/product/{id}/clearRows')
  const rows = product.producttablerows ?? []
  const graduated = product.calc_method === 'table'

  async function empty(): Promise<void> {
    if (await confirm({ title: t('clearTable'), verb: t('clearVerb'), danger: true }))
      clear.mutate({ params: { path: { id: product.id } } })
  }

  return (
    <Card
      title={t('prices')}
      count={rows.length}
      flush
      actions={
        <>
          <PriceRowsImport product={product} />
          {rows.length > 0 && (
            <Button size="small" variant="minimal" icon={IconTableOff} onClick={() => void empty()}>
              {t('clear')}
            </Button>
          )}
          <Button
            size="small"
            variant="minimal"
            icon={IconPlus}
            busy={add.isPending}
            onClick={() => add.mutate({ body: { product_id: product.id } })}
          >
            {t('row')}
          </Button>
        </>
      }
      footer={<span className="vk-meta">{t(`hint_${product.calc_method}`)}</span>}
    >
      {rows.length === 0 ? (
        <EmptyState compact title={t('noPrices')} text={t('noPricesText')} />
      ) : (
        <table className="sales-prices" aria-rowcount={rows.length + 1}>
          <thead>
            <tr>
              <th scope="col">{t('fromUnits', { unit: product.unit_of_measurement })}</th>
              <th scope="col">{t('field.unit_rate_exc')}</th>
              <th scope="col">{t('field.unit_rate_inc')}</th>
              <th scope="col">
                <span className="vk-hidden">{t('actions')}</span>
              </th>
            </tr>
          </thead>
          <LongRows
            count={rows.length}
            columns={4}
            render={place => {
              const row = rows[place]
              return (
                row && (
                  <PriceRow key={row.id} row={row} place={place} product={product} idle={!graduated && place > 0} />
                )
              )
            }}
          />
        </table>
      )}
    </Card>
  )
}

interface PriceRowProps {
  row: Row
  place: number
  product: Product
  /** A fixed price reads the first row only. */
  idle: boolean
}

function PriceRow({ row, place, product, idle }: PriceRowProps) {
  const t = useT('sales')
  const params = { path: { id: row.id } }
  const save = useSave('patch', '/api/producttablerow/{id}', { refresh: ['/api/product'] })
  const remove = useSave('delete', '/api/producttablerow/{id}', { refresh: ['/api/product'] })
  const [typed, setTyped] = useState<Figures>({})
  const [saved, setSaved] = useState(row)
  const [refused, setRefused] = useState(false)
  // The product with all its rows follows later.
  const shown = { ...(saved.version > row.version ? saved : row), ...typed }
  const base = product.calc_base === 'inc' ? 'unit_rate_inc' : 'unit_rate_exc'
  const factor = vatFactor(product)
  const rate = shown[base]
  const other = rate === null ? null : base === 'unit_rate_exc' ? rate * factor : rate / factor
  const fields = useFormItems(described, { layout: [] }).filter(isField)
  /** The row as it was before what is not saved yet was typed. */
  const over = useRef(row)
  const type = (change: Figures) => {
    if (Object.keys(typed).length === 0) over.current = saved.version > row.version ? saved : row
    setTyped({ ...typed, ...change })
  }
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  // One after the other, each on the version that the one before made; what is typed meanwhile stays.
  const commit = () => {
    const sent = typed
    if (Object.keys(sent).length === 0) return
    saving.current = saving.current
      .then(() =>
        saveOver({
          fields,
          start: over.current,
          change: sent,
          send: async (body, headers) => (await save.send({ params, headers, body })) as Row,
        }),
      )
      .then(
        answer => {
          over.current = answer
          setSaved(answer)
          setTyped(now => unlike(now, sent))
          setRefused(false)
        },
        (error: unknown) => {
          if (!isLeft(error)) toastProblem(error)
          setRefused(true)
        },
      )
  }
  const unsaved = refused && Object.keys(typed).length > 0
  const cell = { 'aria-invalid': unsaved || undefined, onBlur: commit }
  const input = (
    <MoneyInput
      decimals={2}
      aria-label={t(`field.${base}`)}
      value={rate}
      onChange={value => type({ [base]: value })}
      {...cell}
    />
  )
  const computed = <span className="vk-text-2">{other === null ? '–' : formatMoney(other)}</span>
  return (
    <tr data-idle={idle || undefined} aria-rowindex={place + 2}>
      <td>
        <NumberInput
          aria-label={t('fromUnits', { unit: product.unit_of_measurement })}
          value={shown.unit_amount}
          onChange={value => type({ unit_amount: value })}
          {...cell}
        />
      </td>
      <td>{base === 'unit_rate_exc' ? input : computed}</td>
      <td>{base === 'unit_rate_inc' ? input : computed}</td>
      <td>
        <span className="vk-row">
          {unsaved && <IconButton size="small" icon={IconRefresh} label={t('saveAgain')} onClick={commit} />}
          <IconButton
            size="small"
            icon={IconTrash}
            label={t('deleteRow')}
            onClick={async () => {
              if (await confirmDelete('line')) remove.mutate({ params })
            }}
          />
        </span>
      </td>
    </tr>
  )
}

/** What of `now` was not sent yet. */
const unlike = (now: Figures, sent: Figures): Figures =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => sent[name as keyof Figures] !== value))
