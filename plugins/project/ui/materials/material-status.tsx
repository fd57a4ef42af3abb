import { Menu, type MenuItem, type RowOf, Tag, type Tone, useSave, useT } from '@core/ui'
import { IconBox, IconCheck, IconShoppingCart, IconTruck, IconTruckDelivery } from '@tabler/icons-react'
import { MATERIAL_STATUSES } from '../../contract/material-status'

type Material = RowOf<'/api/projectmaterial'>

const LOOKS = {
  to_order: ['warn', IconShoppingCart],
  ordered: ['info', IconTruckDelivery],
  in: ['ok', IconBox],
  on_van: ['ok', IconTruck],
  used: [undefined, IconCheck],
} as const satisfies Record<Material['status'], readonly [Tone | undefined, typeof IconBox]>

/** Where a material is, and by a press where it goes. */
export function MaterialStatus({ material }: { material: Material }) {
  const t = useT('project')
  const save = useSave('patch', '/api/projectmaterial/{id}', { refresh: ['/api/project'] })
  const [tone, icon] = LOOKS[material.status]
  const items: MenuItem[] = MATERIAL_STATUSES.map(status => ({
    key: status,
    label: t(`field.projectmaterial.status.${status}`),
    icon: LOOKS[status][1],
    checked: status === material.status,
    onSelect: () => save.mutate({ params: { path: { id: material.id } }, body: { status } }),
  }))
  const word = t(`field.projectmaterial.status.${material.status}`)
  return (
    <Menu label={t('statusOf', { name: material.item_name })} items={items} placement="bottom-end">
      <button type="button" className="project-material-status" aria-label={`${material.item_name}: ${word}`}>
        <Tag {...(tone ? { tone } : {})} icon={icon}>
          {word}
        </Tag>
      </button>
    </Menu>
  )
}
