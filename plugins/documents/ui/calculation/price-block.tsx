import { Button, classes, EmptyState, LoadingState, useBelow, useOnline, useScreenKeys, useT } from '@core/ui'
import { useGridFocus } from '@core/ui/records'
import { IconCalculator, IconHeading, IconPlus } from '@tabler/icons-react'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useEditor } from '../editor/editor-context'
import { Sorting } from '../editor/sorting'
import { AddProduct } from './add-product'
import { AdditionalHead } from './additional-head'
import { CalculationMenu } from './calculation-menu'
import { figureWidths } from './figure-widths'
import { foldedUnder, type LineRow, lineRows, otherPlace, placesAfter } from './line-rows'
import { LineView } from './line-view'
import { LinesHead } from './lines-head'
import { Totals } from './totals'
import { useAdding } from './use-adding'
import type { CalculationStore } from './use-calculation'
import { type OpenSheet, Worksheet } from './worksheet'
import './price-block.css'

/** A closing menu hands the focus back to its button; what takes the focus comes after that. */
const MENU_CLOSES_MS = 200
/** Characters of a price and a total that fit beside each other on a phone. */
const PHONE_FIGURES = 20

/** The calculation: lines in groups, edited in place, with the totals always in sight (Prijsblok). */
export function PriceBlock() {
  const { calculation: store } = useEditor()
  const { calculation, undiscounted, result } = store
  if (!calculation || !undiscounted || !result) return <LoadingState lines={8} />
  return <Prices calculation={calculation} undiscounted={undiscounted} />
}

type PricesProps = { [K in 'calculation' | 'undiscounted']: NonNullable<CalculationStore[K]> }

function Prices({ calculation, undiscounted }: PricesProps) {
  const t = useT('documents')
  const online = useOnline()
  // The head of the lines, where the menu stands elsewhere, is not shown on a phone.
  const phone = useBelow(768)
  const { calculation: store, locked } = useEditor()
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const open = !locked
  const { main, additional } = lineRows(calculation, undiscounted)
  const hidden = foldedUnder(main, folded)
  const away = new Set([...hidden.values()].flat())
  const visible = main.filter(row => !away.has(row.line.id))
  const all = [...visible, ...additional]
  const inclusive = calculation.calc_base === 'inc'
  const widths = figureWidths([...main, ...additional], calculation.calc_base)
  const table = useRef<HTMLTableElement>(null)
  const { onKeyDown, ...focus } = useGridFocus(table)
  const adding = useAdding(main, table)
  const { open: openSearch } = adding
  // Whoever opens a document without lines is about to add some.
  const startsEmpty = useRef(open && online && calculation.calculationitems.length === 0)
  useEffect(() => {
    if (startsEmpty.current) openSearch()
    startsEmpty.current = false
  }, [openSearch])
  useScreenKeys(
    open
      ? [
          { keys: 'Alt P', text: t('keyProduct'), run: startAdding },
          { keys: '↑ ↓ Enter Tab', text: t('keyCells') },
          { keys: 'Ctrl D', text: t('keyCopyDown') },
          { keys: 'Esc Tab', text: t('keyLeaveGrid') },
        ]
      : [],
  )

  function startAdding(): boolean {
    if (!online) return false
    adding.open()
    // It may have to appear first.
    requestAnimationFrame(() => search()?.focus())
    return true
  }
  function search() {
    return table.current?.querySelector<HTMLInputElement>('.documents-add-product input')
  }
  const sequenceOf = (ids: readonly number[]) => ids.flatMap(id => [id, ...(hidden.get(id) ?? [])])
  const arrange = (before: readonly LineRow[], after: readonly LineRow[], moved: LineRow) => {
    const rows = all.map(row => after[before.indexOf(row)] ?? row)
    const ids = sequenceOf(rows.map(row => row.line.id))
    store.arrange(placesAfter(ids, calculation.calculationitems, moved.line.id))
  }
  const fold = (id: number) =>
    setFolded(before => (before.has(id) ? new Set([...before].filter(one => one !== id)) : new Set([...before, id])))
  const addLine = (item_type: 'manual' | 'header', under?: number | null) => {
    const price = item_type === 'manual' ? { [inclusive ? 'unit_rate_inc_manual' : 'unit_rate_exc_manual']: 0 } : {}
    adding.addByHand({ item_type, item_name: null, ...price }, under)
  }
  const view = (row: LineRow, index: number, rows: readonly LineRow[]): ReactNode => (
    <LineView
      key={row.line.id}
      row={row}
      index={index}
      group={rows === additional ? 'additional' : 'main'}
      open={open}
      folded={folded.has(row.line.id)}
      fresh={adding.fresh === row.line.id}
      onFold={() => fold(row.line.id)}
      onSheet={() => setSheet(row.line.id)}
      onAddUnder={() => setTimeout(() => adding.open(row.line.id), MENU_CLOSES_MS)}
      onMove={by => {
        const other = otherPlace(rows, index, by)
        if (other !== null) arrange(rows, rows.toSpliced(index, 1).toSpliced(other, 0, row), row)
      }}
    />
  )
  const { place } = adding
  const parent = place?.under ? calculation.calculationitems.find(line => line.id === place.under) : undefined
  const product = open && place && (
    <tr key="adding" className="documents-line-adding">
      <td>
        <AddProduct
          under={parent}
          fresh={adding.fresh}
          onClose={adding.close}
          onManual={() => addLine('manual', place.under)}
          onAdd={adding.addProduct}
        />
      </td>
    </tr>
  )
  const near = place?.under ?? place?.after
  const at = near ? visible.findLastIndex(({ line }) => line.id === near || line.calculationitem_id === near) : -1
  /** Enter in the quantity of a product that was just added goes on to the next product. */
  const nextProduct = (event: KeyboardEvent<HTMLElement>): boolean => {
    const { target } = event
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !place || !(target instanceof HTMLElement))
      return false
    const isFresh = Number(target.closest<HTMLElement>('[data-line]')?.dataset.line) === adding.fresh
    if (!isFresh || target.dataset.column !== 'quantity') return false
    event.preventDefault()
    search()?.focus()
    return true
  }

  return (
    <div className="documents-prices">
      <div className="documents-lines-scroll">
        <table
          ref={table}
          aria-label={t('calculation')}
          className={classes('documents-lines', !open && 'documents-lines-locked')}
          onKeyDown={event => nextProduct(event) || onKeyDown(event)}
          {...focus}
          data-wide={widths.price + widths.total > PHONE_FIGURES || undefined}
          style={{ '--price': `${widths.price}ch`, '--total': `${widths.total}ch` } as CSSProperties}
        >
          <LinesHead calculation={calculation} open={open} />
          <Sorting
            onMoved={(from, to, group) => {
              const rows = group === 'additional' ? additional : visible
              const moved = rows[from]
              if (moved) arrange(rows, rows.toSpliced(from, 1).toSpliced(to, 0, moved), moved)
            }}
          >
            <tbody>
              {visible.flatMap((row, index) => [view(row, index, visible), ...(index === at ? [product] : [])])}
              {at < 0 && product}
            </tbody>
            {additional.length > 0 && (
              <tbody>
                <AdditionalHead />
                {additional.map((row, index) => view(row, index, additional))}
              </tbody>
            )}
          </Sorting>
        </table>
        {all.length === 0 && !place && (
          <EmptyState compact icon={IconCalculator} title={t('noLines')} text={t('noLinesText')} />
        )}
        {open && (
          <div className="documents-add" title={online ? undefined : t('needsConnection')}>
            <Button
              variant="minimal"
              size="small"
              icon={IconPlus}
              title="Alt P"
              disabled={!online}
              onClick={() => startAdding()}
            >
              {t('addProduct')}
            </Button>
            <Button variant="minimal" size="small" disabled={!online} onClick={() => addLine('manual')}>
              {t('addManual')}
            </Button>
            <Button
              variant="minimal"
              size="small"
              icon={IconHeading}
              disabled={!online}
              onClick={() => addLine('header')}
            >
              {t('addHeader')}
            </Button>
            {phone && <CalculationMenu calculation={calculation} />}
          </div>
        )}
      </div>
      <Totals open={open} onSheet={() => setSheet('all')} />
      {sheet !== null && <Worksheet of={sheet} onOpen={setSheet} onClose={() => setSheet(null)} />}
    </div>
  )
}
