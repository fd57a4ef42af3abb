import {
  Button,
  Card,
  download,
  EmptyState,
  formatDay,
  formatNumber,
  IconButton,
  Loaded,
  Menu,
  type MenuItem,
  type RowOf,
  Tag,
  toast,
  toastProblem,
  useList,
  useSave,
  useT,
} from '@core/ui'
import {
  IconDots,
  IconFileSpreadsheet,
  IconFileTypeCsv,
  IconFileTypePdf,
  IconPlus,
  IconRefresh,
  IconTruckDelivery,
} from '@tabler/icons-react'
import { useState } from 'react'
import { materialsOf } from '../job/ask-jobs'
import { AdditionalRow } from './additional-row'
import { MaterialModal } from './material-modal'
import { MaterialStatus } from './material-status'
import './materials.css'

type Material = RowOf<'/api/projectmaterial'>

const COLUMNS = [
  'supplier',
  'item_name',
  'external_reference',
  'amount',
  'unit_of_measurement',
  'amount_used',
  'status',
] as const

/** What a project needs. */
export const useMaterials = (id: number) => useList('/api/projectmaterial', materialsOf(id))

const isComing = ({ status }: Material): boolean => status === 'to_order' || status === 'ordered'

/** What a project needs, where each of it is, and what was used beyond the agreement (picture 25). */
export function MaterialsCard({ projectId, open }: { projectId: number; open: boolean }) {
  const t = useT('project')
  const found = useMaterials(projectId)
  const [asked, setAsked] = useState<Material | 'new' | null>(null)
  const coming = found.data?.rows.filter(isComing).length ?? 0
  return (
    <Card
      title={t('materials')}
      count={found.data?.total || undefined}
      flush
      actions={
        <>
          {coming > 0 && (
            <Tag tone="warn" icon={IconTruckDelivery}>
              {t('notInYet', { count: coming })}
            </Tag>
          )}
          {open && (
            <Button size="small" icon={IconPlus} onClick={() => setAsked('new')}>
              {t('addMaterial')}
            </Button>
          )}
          <MaterialsMenu projectId={projectId} />
        </>
      }
    >
      <Loaded compact query={found} what={t('materials')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState compact title={t('noMaterials')} text={t('noMaterialsText')} />
          ) : (
            <>
              <table className="project-materials">
                <thead>
                  <tr>
                    <th scope="col">{t('field.projectmaterial.item_name')}</th>
                    <th scope="col" className="vk-number">
                      {t('field.projectmaterial.amount')}
                    </th>
                    <th scope="col" className="vk-number">
                      {t('field.projectmaterial.amount_used')}
                    </th>
                    <th scope="col" className="project-material-end">
                      {t('field.projectmaterial.status')}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map(material => (
                    <MaterialRow key={material.id} material={material} onOpen={() => setAsked(material)} />
                  ))}
                </tbody>
              </table>
              <AdditionalRow projectId={projectId} materials={rows} />
            </>
          )
        }
      </Loaded>
      {asked && (
        <MaterialModal
          projectId={projectId}
          {...(asked === 'new' ? {} : { material: asked })}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  )
}

function MaterialRow({ material, onOpen }: { material: Material; onOpen: () => void }) {
  const t = useT('project')
  const { item_name, supplier, amount, amount_used, unit_of_measurement, expected_date } = material
  const notes = [supplier, isComing(material) && expected_date && t('expectedOn', { day: formatDay(expected_date) })]
  return (
    <tr>
      <th scope="row">
        <button type="button" onClick={onOpen}>
          {item_name}
        </button>
        <span className="vk-meta project-material-line">{notes.filter(Boolean).join(' · ')}</span>
      </th>
      <td className="vk-number">
        {formatNumber(amount)} <span className="vk-meta">{unit_of_measurement}</span>
      </td>
      <td className="vk-number">{formatNumber(amount_used)}</td>
      <td className="project-material-end">
        <MaterialStatus material={material} />
      </td>
    </tr>
  )
}

/** The list as sheet and on paper, and taking over what was agreed. */
function MaterialsMenu({ projectId }: { projectId: number }) {
  const t = useT('project')
  const need = useSave('post', '/api/project/{id}/needagreed', { refresh: ['/api/projectmaterial'] })
  const fetchFile = (address: string) => void download(address).catch(toastProblem)
  const sheet = (format: 'csv' | 'xlsx') => {
    const headers = COLUMNS.map(column => t(`field.projectmaterial.${column}`))
    const query = { project_id: String(projectId), sort: 'supplier', format, columns: COLUMNS.join(',') }
    return `/api/projectmaterial/export?${new URLSearchParams({ ...query, headers: headers.join('|') })}`
  }
  const items: MenuItem[] = [
    {
      key: 'agreed',
      label: t('takeOverAgreed'),
      icon: IconRefresh,
      onSelect: () =>
        need.mutate({ params: { path: { id: projectId } } }, ({ materials }) =>
          toast(t('tookOver', { count: materials })),
        ),
    },
    {
      key: 'pdf',
      label: t('materialsPdf'),
      icon: IconFileTypePdf,
      onSelect: () => fetchFile(`/api/project/${projectId}/downloadmaterials`),
    },
    { key: 'xlsx', label: t('materialsExcel'), icon: IconFileSpreadsheet, onSelect: () => fetchFile(sheet('xlsx')) },
    { key: 'csv', label: t('materialsCsv'), icon: IconFileTypeCsv, onSelect: () => fetchFile(sheet('csv')) },
  ]
  return (
    <Menu label={t('materials')} items={items} placement="bottom-end">
      <IconButton icon={IconDots} label={t('moreMaterials')} />
    </Menu>
  )
}
