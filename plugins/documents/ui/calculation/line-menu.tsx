import { call, confirmDelete, IconButton, Menu, refreshCalls, toast, useNavigate, useT } from '@core/ui'
import {
  IconArrowBackUp,
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconCornerDownRight,
  IconDots,
  IconFileExport,
  IconListDetails,
  IconMathFunction,
  IconPencil,
  IconPlaylistAdd,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { itemName } from '../../domain/calculation-item'
import { lockedFields } from '../../domain/settled-line'
import { useEditor } from '../editor/editor-context'
import { LineDialog } from './line-dialog'
import type { LineRow } from './line-rows'

/** What can be done with a line, behind its dots; also the way to move it without dragging. */
export function LineMenu({
  row: { line, sub },
  onAddUnder,
  onMove,
  onSheet,
}: {
  row: LineRow
  onAddUnder: () => void
  onMove: (by: -1 | 1) => void
  /** Opens the worksheet of the line. */
  onSheet: () => void
}) {
  const t = useT('documents')
  const { calculation: store, queue, history, refresh, kind } = useEditor()
  const navigate = useNavigate()
  const [editing, setEditing] = useState(false)
  const name = itemName(line)
  const header = line.item_type === 'header'
  const locked = lockedFields(line)
  const own =
    !locked.has('unit_rate_exc_manual') &&
    line.product_id !== null &&
    (line.unit_rate_exc_manual !== null || line.unit_rate_inc_manual !== null)
  const set = (change: Parameters<typeof store.edit>[1]) => {
    store.edit(line.id, change)
    store.commit()
  }
  /** Changes more than this line: after what was typed is saved, and without a way back by undo. */
  const split = async (send: (id: number) => Promise<unknown>) => {
    if (!(await queue.settle())) return
    await queue.add(() => send(line.id))
    history.forget()
    await refreshCalls('/api/calculation')
    await refresh()
  }
  const intoParts = () => split(id => call('post', '/api/calculationitem/{id}/split', { params: { path: { id } } }))
  const intoDraft = () =>
    split(async id => {
      const params = { path: { id: line.calculation_id } }
      const made = await call('post', '/api/calculation/{id}/split', { params, body: { items: [id] } })
      const open = () => void navigate(`/${kind}_detail/${made.calculable_id}`)
      toast(t('lineMoved', { name }), { action: { label: t('open'), run: open } })
    })
  const remove = async () => {
    if (await confirmDelete('line', name)) store.remove(line.id)
  }
  return (
    <>
      <Menu
        label={t('lineMenu', { name })}
        placement="bottom-end"
        sections={[
          {
            items: header
              ? []
              : [
                  { key: 'edit', label: t('editLine'), icon: IconPencil, onSelect: () => setEditing(true) },
                  { key: 'sheet', label: t('worksheet'), icon: IconMathFunction, onSelect: onSheet },
                  ...(sub ? [] : [{ key: 'sub', label: t('addSub'), icon: IconCornerDownRight, onSelect: onAddUnder }]),
                  ...(sub || locked.has('additionalwork')
                    ? []
                    : [
                        {
                          key: 'additional',
                          label: t('field.calculationitem.additionalwork'),
                          icon: IconPlaylistAdd,
                          checked: line.additionalwork,
                          onSelect: () => set({ additionalwork: !line.additionalwork, selected: false }),
                        },
                      ]),
                  ...(own
                    ? [
                        {
                          key: 'price',
                          label: t('productPrice'),
                          icon: IconArrowBackUp,
                          onSelect: () => set({ unit_rate_exc_manual: null, unit_rate_inc_manual: null }),
                        },
                      ]
                    : []),
                ],
          },
          {
            items: [
              { key: 'up', label: t('moveUp'), icon: IconArrowUp, onSelect: () => onMove(-1) },
              { key: 'down', label: t('moveDown'), icon: IconArrowDown, onSelect: () => onMove(1) },
              { key: 'copy', label: t('duplicate'), icon: IconCopy, onSelect: () => store.duplicate(line.id) },
              ...(line.product_type === 'combination'
                ? [{ key: 'parts', label: t('intoParts'), icon: IconListDetails, onSelect: () => void intoParts() }]
                : []),
              ...(sub || header || locked.size > 0
                ? []
                : [{ key: 'draft', label: t('intoDraft'), icon: IconFileExport, onSelect: () => void intoDraft() }]),
            ],
          },
          {
            items: [
              { key: 'delete', label: t('delete'), icon: IconTrash, danger: true, onSelect: () => void remove() },
            ],
          },
        ]}
      >
        <IconButton icon={IconDots} label={t('lineMenu', { name })} size="small" />
      </Menu>
      {editing && <LineDialog line={line} onClose={() => setEditing(false)} />}
    </>
  )
}
