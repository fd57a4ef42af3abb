import { Button, Card, EmptyState, Loaded, SortableRows, useCall, useOrder, useT } from '@core/ui'
import { IconCopy, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { AddForm } from './add-form'
import { CopyForms } from './copy-forms'
import { FormTile } from './form-tile'
import { useWaitingForms } from './use-waiting-forms'
import './dossier.css'

/** The forms of a dossier: how far each is, begun, copied, put in order and removed (SCR-119). */
export default function FormsOfFlow({ flowId }: { flowId: number }) {
  const t = useT('surveys')
  const [dialog, setDialog] = useState<'add' | 'copy' | null>(null)
  const found = useCall('get', '/api/flow/{id}/flowdataitems', { params: { path: { id: flowId } } })
  const { rows = [], order } = useOrder('/api/flowdataitem', found.data)
  const waiting = useWaitingForms()
  const add = (
    <Button size="small" icon={IconPlus} onClick={() => setDialog('add')}>
      {t('addForm')}
    </Button>
  )
  return (
    <Card
      title={t('formsHere')}
      count={rows.length || undefined}
      flush
      actions={
        <>
          <Button size="small" variant="minimal" icon={IconCopy} onClick={() => setDialog('copy')}>
            {t('copyForms')}
          </Button>
          {rows.length > 0 && add}
        </>
      }
    >
      <Loaded query={found} compact>
        {() =>
          rows.length === 0 ? (
            <EmptyState compact title={t('noFormsHere')} text={t('noFormsHereText')} actions={add} />
          ) : (
            <div className="surveys-forms">
              <SortableRows
                rows={rows}
                nameOf={({ description, form_name }) => description ?? form_name}
                render={form => <FormTile form={form} waits={waiting.has(form.id)} />}
                onOrder={moved => void order(moved)}
              />
            </div>
          )
        }
      </Loaded>
      {dialog === 'add' && <AddForm flowId={flowId} onClose={() => setDialog(null)} />}
      {dialog === 'copy' && <CopyForms flowId={flowId} onClose={() => setDialog(null)} />}
    </Card>
  )
}
