import { Button, confirmDelete, type RowOf, useSave, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/projectmaterial'
import { IconTrash } from '@tabler/icons-react'

interface MaterialModalProps {
  projectId: number
  material?: RowOf<'/api/projectmaterial'>
  onClose: () => void
}

/** A material that is added by hand, or what is known of one. */
export function MaterialModal({ projectId, material, onClose }: MaterialModalProps) {
  const t = useT('project')
  const remove = useSave('delete', '/api/projectmaterial/{id}', { refresh: ['/api/project'] })

  async function ask(id: number, name: string): Promise<void> {
    if (await confirmDelete('item', name)) remove.mutate({ params: { path: { id } } }, onClose)
  }

  return (
    <ResourceModal
      of={described}
      record={material}
      title={t(material ? 'editMaterial' : 'addMaterial')}
      layout={[
        'item_name',
        ['amount', 'unit_of_measurement'],
        ...(material ? (['amount_used'] as const) : []),
        ['supplier', 'external_reference'],
        'expected_date',
        ['unit_rate_exc', 'vat_percentage'],
      ]}
      only
      fields={{
        item_name: { required: true },
        amount_used: { help: material ? t('agreedIs', { amount: material.amount_agreed }) : undefined },
        unit_rate_exc: { help: t('rateHelp') },
      }}
      values={material ?? { amount: 1, unit_of_measurement: 'stuks', vat_percentage: 21 }}
      along={material ? undefined : { project_id: projectId }}
      refresh={['/api/project']}
      onClose={onClose}
    >
      {material && (
        <Button
          icon={IconTrash}
          variant="minimal"
          busy={remove.isPending}
          onClick={() => void ask(material.id, material.item_name)}
        >
          {t('removeMaterial')}
        </Button>
      )}
    </ResourceModal>
  )
}
