import { Dialog, type FormItem, LoadingState, outdateCalls, toast, useCall, useSave, useT } from '@core/ui'
import { FormModal } from '@core/ui/forms'
import { useCancelReasons } from './use-company-lists'

interface Rejection extends Record<string, unknown> {
  cancel_reason: string | null
  remarks: string | null
  preserve_relation: boolean
}

interface RejectModalProps {
  flow: { id: number; relation_fullname: string }
  onRejected?: () => void
  onClose: () => void
}

/** A board that is on screen reads the card itself. */
const outdateBoard = () => void outdateCalls('/api/user/getleadpipeline')

/** Why a dossier does not go on; where something keeps it from being cancelled, what that is (MOD-006, R-FLOW-015 to R-FLOW-017). */
export function RejectModal({ flow, onRejected, onClose }: RejectModalProps) {
  const t = useT('crm')
  const params = { path: { id: flow.id } }
  const safety = useCall('get', '/api/flow/{id}/testSafeDeletion', { params })
  const reject = useSave('post', '/api/flow/{id}/rejectflow', {
    refresh: ['/api/relation', '/api/note'],
    onSaved: outdateBoard,
  })
  const reopen = useSave('post', '/api/flow/{id}/reopen', {
    refresh: ['/api/relation'],
    onSaved: outdateBoard,
  })
  const reasons = useCancelReasons()
  const title = t('rejectTitle', { name: flow.relation_fullname })
  if (!safety.data || safety.data.result === 'flow_failure')
    return (
      <Dialog title={title} size="small" onClose={onClose}>
        {safety.data ? <p role="alert">{t('flow_not_cancelled')}</p> : <LoadingState lines={3} />}
      </Dialog>
    )
  const fields: FormItem<Rejection>[] = [
    {
      name: 'cancel_reason',
      label: t('field.flow.cancel_reason'),
      ...(reasons.length ? { kind: 'select', options: reasons, empty: t('none') } : { kind: 'text' }),
      autoFocus: true,
    },
    { name: 'remarks', label: t('rejectRemarks'), kind: 'textarea', rows: 3, help: t('rejectRemarksHelp') },
    ...(safety.data.result === 'success'
      ? [{ name: 'preserve_relation', label: t('keepRelation'), kind: 'switch' } as const]
      : []),
  ]
  return (
    <FormModal<Rejection>
      title={title}
      size="small"
      verb={t('moveVerb', { stage: t('field.flow.status.cancelled') })}
      fields={fields}
      values={{ cancel_reason: null, remarks: null, preserve_relation: true }}
      onSave={body => reject.send({ params, body })}
      onSaved={() => {
        toast(t('flowRejected', { name: flow.relation_fullname }), {
          undo: () => reopen.mutate({ params }, () => onRejected?.()),
        })
        onRejected?.()
      }}
      onClose={onClose}
    >
      <p className="vk-text-2">{t('rejectText')}</p>
    </FormModal>
  )
}
