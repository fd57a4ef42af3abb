import { Button, classes, formatNumber, Switch, useT } from '@core/ui'
import { useSortable } from '@dnd-kit/react/sortable'
import { IconChevronDown, IconCornerDownRight, IconGripVertical } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { isBlank } from '../../domain/blank-line'
import type { PricedProduct } from '../../domain/calculation-item'
import { itemName } from '../../domain/calculation-item'
import { discountFromTotal } from '../../domain/discount'
import { groupOf } from '../../domain/option-groups'
import { unitFor } from '../../domain/unit-for'
import { VAT_RATES } from '../../domain/vat'
import { useEditor } from '../editor/editor-context'
import { isBegun } from './begun-line'
import { LineMenu } from './line-menu'
import { type LineRow, lineTotal } from './line-rows'
import { NameCell } from './name-cell'
import { NumberCell, type NumberCellProps } from './number-cell'
import { PriceSource } from './price-source'

export interface LineViewProps {
  row: LineRow
  index: number
  /** Additional work stays among itself. */
  group: 'main' | 'additional'
  /** Whether anything may change. */
  open: boolean
  folded: boolean
  /** Just added: its name or quantity takes the focus. */
  fresh: boolean
  onFold: () => void
  onAddUnder: () => void
  onMove: (by: -1 | 1) => void
  /** Opens the worksheet of the line. */
  onSheet: () => void
}

/** A line of the price block: everything in it is edited in place. */
export function LineView({
  row,
  index,
  group,
  open,
  folded,
  fresh,
  onFold,
  onAddUnder,
  onMove,
  onSheet,
}: LineViewProps) {
  const t = useT('documents')
  const { calculation: store } = useEditor()
  const element = useRef<HTMLTableRowElement | null>(null)
  const { line, worked, sub } = row
  const { ref, handleRef, isDragging } = useSortable({
    id: line.id,
    index,
    group,
    type: group,
    accept: group,
    disabled: !open,
  })
  const header = line.item_type === 'header'
  const name = itemName(line)
  const inclusive = store.calculation?.calc_base === 'inc'
  // The line of a credit may take back less than what was billed.
  const fixed = !open || (line.settled !== null && line.product_amount >= 0)

  useEffect(() => {
    if (!fresh) return
    const column = line.item_type === 'product' ? 'quantity' : 'name'
    element.current?.scrollIntoView({ block: 'nearest' })
    element.current?.querySelector<HTMLInputElement>(`[data-column="${column}"]`)?.focus()
  }, [fresh, line.item_type])

  const nameField = line.item_type === 'product' ? 'custom_item_name' : 'item_name'
  const label = (what: string) => `${what} ${name}`.trim()
  const before = inclusive ? worked.amounts.amount_inc_vat_exc_discount : worked.amounts.amount_exc_vat_exc_discount
  const rate = inclusive ? worked.unit_rate_inc : worked.unit_rate_exc

  return (
    <tr
      ref={node => {
        element.current = node
        // A row that cannot be dragged is no button, so that what is in it can be one.
        ref(open ? node : null)
      }}
      className={classes(
        'documents-line',
        header && 'documents-line-header',
        sub && 'documents-line-sub',
        !worked.counts && 'documents-line-idle',
        isBlank(line) && 'documents-line-blank',
      )}
      data-line={line.id}
      data-dragging={isDragging || undefined}
    >
      <td className="documents-line-name">
        {open && (
          <button type="button" ref={handleRef} className="documents-grip" aria-label={t('dragLine', { name })}>
            <IconGripVertical size={14} stroke={1.75} />
          </button>
        )}
        {header && (
          <button
            type="button"
            className="documents-fold"
            aria-expanded={!folded}
            aria-label={t('fold', { name })}
            onClick={onFold}
          >
            <IconChevronDown size={16} stroke={1.75} />
          </button>
        )}
        {sub && <IconCornerDownRight className="documents-elbow" size={14} stroke={1.5} />}
        {line.additionalwork && (
          <Switch
            aria-label={t('chosen', { name })}
            checked={line.selected}
            disabled={!open}
            onChange={() => store.toggle(line.id)}
          />
        )}
        <NameCell
          aria-label={label(t('field.calculationitem.item_name'))}
          disabled={!open}
          placeholder={t(header ? 'headerName' : isBlank(line) ? 'blankLine' : 'field.calculationitem.item_name')}
          value={name}
          onType={text => store.edit(line.id, { [nameField]: text || null })}
          onBlur={() => store.commit()}
        />
        {groupOf(line) && <span className="vk-meta">{groupOf(line)}</span>}
        <PriceSource product={line.product_snapshot as PricedProduct | null} onOpen={onSheet} />
        {store.faulty.has(line.id) && (
          <span className="documents-line-unsaved">
            <span role="status">{t('notSaved')}</span>
            <Button size="small" onClick={() => store.retry(line.id)}>
              {t('again')}
            </Button>
          </span>
        )}
      </td>
      {header ? (
        <>
          <td className="documents-line-gap" />
          <td className="documents-line-total">{formatNumber(row.sum, 2)}</td>
        </>
      ) : (
        <>
          <td className="documents-line-quantity">
            <NumberCell
              label={label(t('field.calculationitem.product_amount'))}
              column="quantity"
              value={line.product_amount}
              disabled={fixed}
              onType={value => store.edit(line.id, { product_amount: value ?? 0 })}
              onDone={() => store.commit()}
            />
            <span className="documents-unit">{unitName(unitFor(line.unit_of_measurement, line.product_amount))}</span>
          </td>
          <td>
            <NumberCell
              label={label(t('price'))}
              column="price"
              value={worked.price_missing ? null : rate}
              decimals={2}
              disabled={fixed}
              placeholder={worked.price_missing && !isBegun(line) ? t('priceMissing') : undefined}
              className={
                line.product_id && (line.unit_rate_exc_manual ?? line.unit_rate_inc_manual) !== null
                  ? 'documents-cell-own'
                  : undefined
              }
              onType={value =>
                store.edit(
                  line.id,
                  inclusive
                    ? { unit_rate_inc_manual: value, unit_rate_exc_manual: null }
                    : { unit_rate_exc_manual: value, unit_rate_inc_manual: null },
                )
              }
              onDone={() => store.commit()}
            />
          </td>
          <td>
            <NumberCell
              label={label(t('discountPercent'))}
              column="discount"
              value={line.discount_percentage}
              zero=""
              placeholder="–"
              disabled={fixed}
              onType={value => store.edit(line.id, { discount_percentage: Math.min(100, Math.max(0, value ?? 0)) })}
              onDone={() => store.commit()}
            />
          </td>
          <td>
            <select
              className="documents-cell documents-cell-vat"
              aria-label={label(t('field.calculationitem.vat_percentage'))}
              data-column="vat"
              disabled={fixed || line.settled !== null}
              value={line.vat_percentage}
              onChange={event => {
                store.edit(line.id, { vat_percentage: Number(event.target.value) })
                store.commit()
              }}
            >
              {VAT_RATES.filter(one => one !== 6 || line.vat_percentage === 6).map(one => (
                <option key={one} value={one}>
                  {one} %
                </option>
              ))}
            </select>
          </td>
          <td className="documents-line-total">
            <TotalCell
              label={label(t('total'))}
              onSheet={fixed && !worked.price_missing ? onSheet : undefined}
              value={worked.price_missing ? null : lineTotal(worked, inclusive ? 'inc' : 'exc')}
              placeholder={worked.price_missing ? '–' : undefined}
              decimals={2}
              disabled={fixed}
              onDone={value => {
                // A typed total becomes a discount (R-CALC-005).
                store.edit(line.id, {
                  discount_percentage:
                    value === null ? 0 : Math.min(100, Math.max(0, discountFromTotal(before, value))),
                })
                store.commit()
              }}
            />
          </td>
        </>
      )}
      <td className="documents-line-end">
        {open && <LineMenu row={row} onAddUnder={onAddUnder} onMove={onMove} onSheet={onSheet} />}
      </td>
    </tr>
  )
}

/** The total of a line: typed into while it may change, and after that the way to its worksheet. */
function TotalCell({ onSheet, ...cell }: Omit<NumberCellProps, 'column'> & { onSheet: (() => void) | undefined }) {
  if (!onSheet) return <NumberCell {...cell} column="total" />
  return (
    <button type="button" className="documents-cell documents-cell-number documents-sum-open" onClick={onSheet}>
      <span className="vk-hidden">{cell.label} </span>
      {formatNumber(cell.value ?? 0, 2)}
    </button>
  )
}

const SHORT: Record<string, string> = { stuks: 'st', stuk: 'st', uur: 'u', meter: 'm' }
const unitName = (unit: string): string => SHORT[unit] ?? unit
