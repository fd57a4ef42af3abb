import { call, confirm, IconButton, Menu, refreshCalls, toast, toastProblem, useCall, useT } from '@core/ui'
import { FormModal } from '@core/ui/forms'
import { IconClearAll, IconForms, IconRefresh, IconSettings, IconTemplate, IconWand } from '@tabler/icons-react'
import { useState } from 'react'
import type { Calculation } from '../editor/document-row'
import { useEditor } from '../editor/editor-context'
import { byTitle, TemplateDialog } from '../sending/template-dialog'

/**
 * What holds for the calculation as a whole: whether prices are typed with VAT, what it takes from the forms of its dossier,
 * its templates, and taking all lines out.
 */
export function CalculationMenu({ calculation }: { calculation: Calculation }) {
  const t = useT('documents')
  const { calculation: store, queue, history, refresh, document } = useEditor()
  const [open, setOpen] = useState<'save' | 'use' | null>(null)
  const inclusive = calculation.calc_base === 'inc'
  const { origin_cumulatives: cumulative, origin_grouping: grouping, auto_recalc: follows } = calculation
  const params = { path: { id: calculation.id } }

  /** Changes the whole on the server: after what was typed is saved, and without a way back by undo. */
  async function change(send: () => Promise<unknown>): Promise<void> {
    if (!(await queue.settle())) return
    await queue.add(send)
    history.forget()
    await refreshCalls('/api/calculation')
    await refresh()
  }
  async function clear(): Promise<void> {
    if (!(await confirm({ title: t('clearTitle'), text: t('clearText'), verb: t('clear'), danger: true }))) return
    await change(() => call('post', '/api/calculation/{id}/empty', { params }))
  }
  async function addAll(): Promise<void> {
    const before = store.lines().length
    await change(async () => {
      const answer = await call('post', '/api/calculation/{id}/addall', { params })
      const added = answer.calculationitems.length - before
      toast(added > 0 ? t('addedFromForms', { count: added }) : t('nothingFromForms'))
    })
  }
  const reload = (body: { origin_cumulatives?: boolean; origin_grouping?: boolean } = {}) =>
    change(() => call('post', '/api/calculation/{id}/reloadoriginitems', { params, body }))
  const follow = () =>
    change(async () => {
      await call('patch', '/api/calculation/{id}', { params, body: { auto_recalc: !follows } })
      if (!follows) await call('post', '/api/calculation/{id}/reloadoriginitems', { params, body: {} })
    })

  return (
    <>
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
          ...(document.flow_id
            ? [
                {
                  title: t('fromForms'),
                  items: [
                    { key: 'add-all', label: t('addAll'), icon: IconForms, onSelect: () => void addAll() },
                    { key: 'reload', label: t('reloadFromForms'), icon: IconRefresh, onSelect: () => void reload() },
                    { key: 'follow', label: t('followForms'), checked: follows, onSelect: () => void follow() },
                    {
                      key: 'cumulative',
                      label: t('addUpForms'),
                      checked: cumulative,
                      onSelect: () => void reload({ origin_cumulatives: !cumulative }),
                    },
                    {
                      key: 'grouping',
                      label: t('headerPerForm'),
                      checked: grouping && !cumulative,
                      disabled: cumulative,
                      onSelect: () => void reload({ origin_grouping: !grouping }),
                    },
                  ],
                },
              ]
            : []),
          {
            items: [
              { key: 'save', label: t('saveLinesAsTemplate'), icon: IconTemplate, onSelect: () => setOpen('save') },
              { key: 'use', label: t('linesOfTemplate'), icon: IconWand, onSelect: () => setOpen('use') },
            ],
          },
          {
            items: [
              { key: 'clear', label: t('clear'), icon: IconClearAll, danger: true, onSelect: () => void clear() },
            ],
          },
        ]}
      >
        <IconButton icon={IconSettings} label={t('calculationMenu')} size="small" />
      </Menu>
      {open === 'save' && (
        <FormModal<{ title: string | null }, unknown>
          title={t('saveLinesAsTemplate')}
          size="small"
          verb={t('saveTemplate')}
          fields={[{ name: 'title', label: t('templateName'), required: true, autoFocus: true, maxLength: 255 }]}
          values={{ title: document.title }}
          onClose={() => setOpen(null)}
          onSave={({ title }) =>
            call('post', '/api/calculation/{id}/saveastemplate', { params, body: { title: title ?? '' } })
          }
          onSaved={() => {
            toast(t('templateSaved'))
            void refreshCalls('/api/calculation/indexTemplates')
          }}
        />
      )}
      {open === 'use' && (
        <LinesOfTemplate
          onClose={() => setOpen(null)}
          onChosen={calculationtemplate_id =>
            change(() =>
              call('post', '/api/calculation/{id}/resettotemplate', { params, body: { calculationtemplate_id } }),
            ).catch(toastProblem)
          }
        />
      )}
    </>
  )
}

function LinesOfTemplate(props: { onChosen: (id: number) => Promise<void>; onClose: () => void }) {
  const t = useT('documents')
  const { data } = useCall('get', '/api/calculation/indexTemplates')
  return (
    <TemplateDialog title={t('linesOfTemplate')} help={t('linesOfTemplateText')} templates={byTitle(data)} {...props} />
  )
}
