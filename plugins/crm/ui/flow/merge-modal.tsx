import {
  type Choice,
  Facts,
  type FormItem,
  Loaded,
  Tag,
  toast,
  useCall,
  useKinds,
  useNavigate,
  useSave,
  useT,
} from '@core/ui'
import { useEntry } from '@core/ui/forms'
import { useMemo } from 'react'
import { MergeDialog } from '../merge/merge-dialog'
import { findFlowsBut } from './find-flows'
import type { Flow } from './flow-status'

interface Chosen extends Record<string, unknown> {
  target: Choice | null
}

/** Makes a dossier part of another, and shows before what that does (MOD-007, R-FLOW-020, R-FLOW-021). */
export function MergeModal({ flow, onClose }: { flow: Flow; onClose: () => void }) {
  const t = useT('crm')
  const navigate = useNavigate()
  const merge = useSave('post', '/api/flow/{id}/mergeflow', {
    refresh: ['/api/user/getleadpipeline', '/api/relation', '/api/note'],
  })
  const search = useMemo(() => findFlowsBut(flow.id), [flow.id])
  const fields: FormItem<Chosen>[] = [
    { name: 'target', label: t('mergeTarget'), kind: 'choice', search, required: true, autoFocus: true },
  ]
  const entry = useEntry<Chosen>({
    fields,
    values: { target: null },
    onSave: ({ target }) =>
      merge.send({ params: { path: { id: flow.id } }, body: { targetflow_id: Number(target?.id) } }),
    onSaved: (into: { id: number; relation_fullname: string }) => {
      onClose()
      toast(t('flowMerged', { name: into.relation_fullname }))
      navigate(`/flow_detail/${into.id}`, { replace: true })
    },
  })
  const target = entry.form.watch('target') as Choice | null
  return (
    <MergeDialog name={flow.relation_fullname} size="small" entry={entry} fields={fields} onClose={onClose}>
      {target?.id && <MergePreview id={flow.id} targetId={Number(target.id)} />}
    </MergeDialog>
  )
}

/** What moves along, and the warning. */
function MergePreview({ id, targetId }: { id: number; targetId: number }) {
  const t = useT('crm')
  const { nounOf } = useKinds()
  const preview = useCall('get', '/api/flow/{id}/mergeflow', {
    params: { path: { id }, query: { targetflow_id: targetId } },
  })
  return (
    <Loaded compact query={preview} what={t('theMerge')}>
      {({ records, tags, other_relation, relation_fullname }) => (
        <div className="vk-stack">
          <Facts
            facts={[
              {
                label: t('mergeMoves'),
                value: records.map(({ kind, count }) => `${count} × ${nounOf(kind)}`).join(', ') || t('mergeNothing'),
              },
              ...(tags.length
                ? [
                    {
                      label: t('mergeTags'),
                      value: (
                        <span className="vk-row vk-row-wrap">
                          {tags.map(tag => (
                            <Tag key={tag}>{tag}</Tag>
                          ))}
                        </span>
                      ),
                    },
                  ]
                : []),
            ]}
          />
          {other_relation && <p className="vk-danger">{t('mergeOther', { name: relation_fullname })}</p>}
          <p role="alert">{t('mergeText')}</p>
        </div>
      )}
    </Loaded>
  )
}
