import { Button, Card, call, confirm, Page, Problem, refreshCalls, useBelow, useCurrentUser, useT } from '@core/ui'
import { FormFields, useEntry } from '@core/ui/forms'
import type { ImportFile } from '@core/ui/lists'
import { IconColumns, IconUpload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { FlowStatus } from '../flow/flow-status'
import { type ExternalFile, ExternalFileCard } from './external-file'
import { FlowRows } from './flow-rows'
import { type ImportableFlow, mayBecomeFlow } from './importable-flow'
import { type ImportDefaults, useDefaultFields } from './use-defaults'

interface ChooseFlowsProps {
  file: ImportFile
  flows: readonly ImportableFlow[]
  onColumns: () => void
  onOther: () => void
}

/** Which rows become dossiers, and what holds for all of them. */
export function ChooseFlows({ file, flows, onColumns, onOther }: ChooseFlowsProps) {
  const t = useT('crm')
  const { id: user_id } = useCurrentUser()
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [failure, setFailure] = useState<string | null>(null)
  const [external, setExternal] = useState<ExternalFile | null>(null)
  const [status, setStatus] = useState<FlowStatus>('new')
  const fields = useDefaultFields(status)
  const entry = useEntry<ImportDefaults>({ fields, values: { status, user_id, tags: [] }, onSave: start })
  const values = entry.form.watch() as ImportDefaults
  const { setValue } = entry.form
  useEffect(() => {
    if (values.status === status) return
    setStatus(values.status)
    setValue('phase', null)
  }, [values.status, status, setValue])
  const hasRelation = Boolean(values.relation)
  const possible = flows.filter(flow => mayBecomeFlow(flow, hasRelation))
  const selected = possible.filter(({ id }) => !left.has(id))
  const phone = useBelow(768)
  const button = (
    <Button variant="primary" icon={IconUpload} busy={entry.busy} onClick={() => entry.submit()}>
      {t('bulkVerb', { count: selected.length })}
    </Button>
  )

  async function start({ relation, organization, ...rest }: ImportDefaults): Promise<void> {
    setFailure(selected.length ? null : t('no_flow_selected'))
    if (!selected.length || !(await confirm({ title: t('bulkSure'), verb: t('bulkVerb', { count: selected.length }) })))
      return
    const body = {
      ...rest,
      ...external,
      relation_id: relation ? Number(relation.id) : null,
      organization_id: organization ? Number(organization.id) : null,
      lead_source: rest.lead_source ?? undefined,
      importableFlows: flows.map(({ id }) => ({ id, selected: selected.some(flow => flow.id === id) })),
    }
    try {
      await call('post', '/api/flow/bulkimport', { body })
    } catch (error) {
      if (error instanceof Problem && error.fields.importableFlows) setFailure(error.message)
      else throw error
    }
    await refreshCalls('/api/importfile')
  }

  return (
    <Page title={t('bulkImport')} crumbs={[{ title: t('flows'), to: '/flow_overview' }]} actions={!phone && button}>
      <div className="crm-bulk">
        <Card
          title={file.filename}
          count={flows.length}
          flush
          actions={
            <>
              <Button size="small" icon={IconColumns} onClick={onColumns}>
                {t('bulkColumns')}
              </Button>
              <Button size="small" onClick={onOther}>
                {t('bulkOther')}
              </Button>
            </>
          }
        >
          {failure && (
            <p className="crm-bulk-failure" role="alert">
              {failure}
            </p>
          )}
          <FlowRows
            file={file}
            flows={flows}
            possible={possible}
            left={left}
            onLeft={next => {
              setLeft(next)
              setFailure(null)
            }}
          />
        </Card>
        <div className="vk-stack">
          <Card title={t('bulkForAll')}>
            <p className="vk-text-2 crm-bulk-intro">{t('bulkForAllText')}</p>
            <FormFields entry={entry} items={fields} />
          </Card>
          <ExternalFileCard file={external} onChange={setExternal} />
        </div>
      </div>
      {phone && <div className="crm-bulk-foot">{button}</div>}
    </Page>
  )
}
