/** A rule, as far as it decides about what is pending. */
interface Deciding {
  readonly is_active: boolean
  readonly deleted_at?: unknown
  readonly version: number
  readonly when_changed: 'follow' | 'cancel'
  readonly when_off: 'cancel' | 'run'
  readonly when_moved: 'run' | 'cancel'
}

interface Pending {
  readonly flow_id: number
  readonly rule_version: number
  readonly begun_flow_id?: number | null
  readonly flow_status?: string | null
}

type Dossier = Readonly<Partial<Record<'status' | 'deleted_at', unknown>>>

/**
 * Why something pending is not going to be done, by the key of the text; null when it is. Asked when it is due and by
 * whoever shows it, so that both say the same.
 */
export function pendingFate(pending: Pending, rule: Deciding | null, flow: Dossier | null): string | null {
  if (!rule) return 'workflow.fate_off'
  if (!flow || flow.deleted_at) return 'workflow.fate_trash'
  if ((rule.deleted_at || !rule.is_active) && rule.when_off === 'cancel') return 'workflow.fate_off'
  if (rule.version !== pending.rule_version && rule.when_changed === 'cancel') return 'workflow.fate_changed'
  const moved = pending.begun_flow_id !== pending.flow_id || pending.flow_status !== flow.status
  return moved && rule.when_moved === 'cancel' ? 'workflow.fate_moved' : null
}
