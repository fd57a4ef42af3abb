import {
  Button,
  call,
  classes,
  confirm,
  EmptyState,
  IconButton,
  LoadingState,
  Menu,
  refreshCalls,
  useT,
} from '@core/ui'
import { IconCalculator, IconClearAll, IconHeading, IconPlaylistAdd, IconPlus, IconSettings } from '@tabler/icons-react'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { useEditor } from '../editor/editor-context'
import { Sorting } from '../editor/sorting'
import { AddProduct } from './add-product'
import { figureWidths } from './figure-widths'
import { moveInGrid } from './grid-keys'
import { foldedUnder, type LineRow, lineRows, placesAfter } from './line-rows'
import { LineView } from './line-view'
import { Totals } from './totals'
import './price-block.css'

/** A closing menu hands the focus back to its button; what takes the focus comes after that. */
const MENU_CLOSES_MS = 200
/** Characters of a price and a total that fit beside each other on a phone. */
const PHONE_FIGURES = 20

/** The calculation: lines in groups, edited in place, with the totals always in sight (Prijsblok). */
export function PriceBlock() {
  const t = useT('documents')
  const { calculation: store, locked, queue } = useEditor()
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const [adding, setAdding] = useState<{ under: number | null } | null>(null)
  const [fresh, setFresh] = useState<number | null>(null)
  const { calculation, undiscounted, result } = store
  if (!calculation || !undiscounted || !result) return <LoadingState lines={8} />
  const open = !locked
  const { main, additional } = lineRows(calculation, undiscounted)
  const hidden = foldedUnder(main, folded)
  const away = new Set([...hidden.values()].flat())
  const visible = main.filter(row => !away.has(row.line.id))
  const all = [...visible, ...additional]
  const inclusive = calculation.calc_base === 'inc'
  const widths = figureWidths([...main, ...additional], calculation.calc_base)

  const sequenceOf = (ids: readonly number[]) => ids.flatMap(id => [id, ...(hidden.get(id) ?? [])])
  const arrange = (before: readonly LineRow[], after: readonly LineRow[], moved: LineRow) => {
    const rows = all.map(row => after[before.indexOf(row)] ?? row)
    const ids = sequenceOf(rows.map(row => row.line.id))
    store.arrange(placesAfter(ids, calculation.calculationitems, moved.line.id))
  }
  const fold = (id: number) =>
    setFolded(before => (before.has(id) ? new Set([...before].filter(one => one !== id)) : new Set([...before, id])))
  const addLine = async (item_type: 'manual' | 'header', under: number | null = null) => {
    setAdding(null)
    const price = item_type === 'manual' ? { [inclusive ? 'unit_rate_inc_manual' : 'unit_rate_exc_manual']: 0 } : {}
    setFresh(
      (await store.add({ item_type, item_name: null, ...price, ...(under ? { calculationitem_id: under } : {}) })) ??
        null,
    )
  }
  const clear = async () => {
    if (!(await confirm({ title: t('clearTitle'), text: t('clearText'), verb: t('clear'), danger: true }))) return
    if (!(await queue.settle())) return
    await queue.add(() => call('post', '/api/calculation/{id}/empty', { params: { path: { id: calculation.id } } }))
    await refreshCalls('/api/calculation')
  }
  const view = (row: LineRow, index: number, rows: readonly LineRow[]): ReactNode => (
    <LineView
      key={row.line.id}
      row={row}
      index={index}
      group={rows === additional ? 'additional' : 'main'}
      open={open}
      folded={folded.has(row.line.id)}
      fresh={fresh === row.line.id}
      onFold={() => fold(row.line.id)}
      onAddUnder={() => setTimeout(() => setAdding({ under: row.line.id }), MENU_CLOSES_MS)}
      onMove={by => {
        const other = otherPlace(rows, index, by)
        if (other !== null) arrange(rows, rows.toSpliced(index, 1).toSpliced(other, 0, row), row)
      }}
    />
  )
  const parent = adding?.under ? calculation.calculationitems.find(line => line.id === adding.under) : undefined

  // A head says something; without the menu it is just a cell.
  const MenuCell = open ? 'th' : 'td'
  return (
    <div className="documents-prices">
      <div className="documents-lines-scroll">
        <table
          aria-label={t('calculation')}
          className={classes('documents-lines', !open && 'documents-lines-locked')}
          onKeyDown={moveInGrid}
          data-wide={widths.price + widths.total > PHONE_FIGURES || undefined}
          style={{ '--price': `${widths.price}ch`, '--total': `${widths.total}ch` } as CSSProperties}
        >
          <thead>
            <tr className="documents-line documents-lines-head">
              <th scope="col">{t('field.calculationitem.item_name')}</th>
              <th scope="col">{t('field.calculationitem.product_amount')}</th>
              <th scope="col">{t(inclusive ? 'priceInc' : 'priceExc')}</th>
              <th scope="col" title={t('discountPercent')}>
                {t('discountShort')}
              </th>
              <th scope="col">{t('field.calculationitem.vat_percentage')}</th>
              <th scope="col">{t('total')}</th>
              <MenuCell>
                {open && (
                  <Menu
                    label={t('calculationMenu')}
                    placement="bottom-end"
                    sections={[
                      {
                        title: t('pricesAre'),
                        items: [
                          {
                            key: 'exc',
                            label: t('withoutVat'),
                            checked: !inclusive,
                            onSelect: () => store.change({ calc_base: 'exc' }),
                          },
                          {
                            key: 'inc',
                            label: t('withVat'),
                            checked: inclusive,
                            onSelect: () => store.change({ calc_base: 'inc' }),
                          },
                        ],
                      },
                      {
                        items: [
                          {
                            key: 'clear',
                            label: t('clear'),
                            icon: IconClearAll,
                            danger: true,
                            onSelect: () => void clear(),
                          },
                        ],
                      },
                    ]}
                  >
                    <IconButton icon={IconSettings} label={t('calculationMenu')} size="small" />
                  </Menu>
                )}
              </MenuCell>
            </tr>
          </thead>
          <Sorting
            onMoved={(from, to, group) => {
              const rows = group === 'additional' ? additional : visible
              const moved = rows[from]
              if (moved) arrange(rows, rows.toSpliced(from, 1).toSpliced(to, 0, moved), moved)
            }}
          >
            <tbody>{visible.map((row, index) => view(row, index, visible))}</tbody>
            {additional.length > 0 && (
              <tbody>
                <tr className="documents-line documents-line-header documents-line-additional">
                  <td className="documents-group">
                    <IconPlaylistAdd size={16} stroke={1.75} />
                    <strong>{t('additional')}</strong>
                    <span className="vk-meta">{t('customerChooses')}</span>
                  </td>
                </tr>
                {additional.map((row, index) => view(row, index, additional))}
              </tbody>
            )}
          </Sorting>
        </table>
        {all.length === 0 && !adding && (
          <EmptyState compact icon={IconCalculator} title={t('noLines')} text={t('noLinesText')} />
        )}
        {open && adding && (
          <AddProduct
            under={parent}
            onClose={() => setAdding(null)}
            onManual={() => void addLine('manual', adding.under)}
            onAdd={async line => {
              setAdding(null)
              setFresh((await store.add(line)) ?? null)
            }}
          />
        )}
        {open && (
          <div className="documents-add">
            <Button variant="minimal" size="small" icon={IconPlus} onClick={() => setAdding({ under: null })}>
              {t('addProduct')}
            </Button>
            <Button variant="minimal" size="small" onClick={() => void addLine('manual')}>
              {t('addManual')}
            </Button>
            <Button variant="minimal" size="small" icon={IconHeading} onClick={() => void addLine('header')}>
              {t('addHeader')}
            </Button>
          </div>
        )}
      </div>
      <Totals open={open} />
    </div>
  )
}

/** Finds the index of the next line of the same level above or below; a line with sub-lines counts as one. */
function otherPlace(rows: readonly LineRow[], index: number, by: -1 | 1): number | null {
  const { sub, line } = rows[index] as LineRow
  const isPeer = (row: LineRow) => (sub ? row.line.calculationitem_id === line.calculationitem_id : !row.sub)
  for (let at = index + by; at >= 0 && at < rows.length; at += by) if (isPeer(rows[at] as LineRow)) return at
  return null
}
