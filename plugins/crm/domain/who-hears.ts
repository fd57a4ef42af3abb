import type { FlowStatus } from '../contract/flow-status'
import type { FlowRecord } from '../entities/flow'
import type { Department } from '../entities/message'

/** Whose work something is in a dossier, by the department that it is for (R-MSG-006). */
export const WORKER = { sales: 'user_id', office: 'office_user_id', project: 'project_user_id' } as const

/** The department whose work a dossier is in its stage. */
export const departmentOf = (status: FlowStatus): Department =>
  status === 'project' ? 'project' : status === 'invoice' || status === 'aftercare' ? 'office' : 'sales'

/**
 * Whose a message of a customer is, and who hears of it (R-MSG-006, G-NOTIF): whoever works for its department, where
 * nobody was chosen for that the adviser of the dossier, and without one everybody (null). The communicator goes by it.
 */
export const whoHears = (flow: FlowRecord | null, department: Department): number | null =>
  flow?.[WORKER[department]] ?? flow?.user_id ?? null

/**
 * Messages that are a user's work, as what they must be and the dossier that they are of: a department that nobody was
 * chosen for is the adviser's (R-MSG-006).
 */
export const workOf = (userId: number) =>
  Object.entries(WORKER).flatMap(([assigned_to, column]) => {
    const row = { assigned_to }
    return [
      { row, of: { [column]: userId } },
      { row, of: { [column]: null, user_id: userId } },
    ]
  })
