import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { thereAmong } from '@core/users/there-among'
import { User } from '@core/users/user'
import type { FlowStatus } from '../contract/flow-status'
import type { FlowRecord } from '../entities/flow'
import { DEPARTMENTS, type Department } from '../entities/message'

/** Whose work something is in a dossier, by the department that it is for (R-MSG-006). */
export const WORKER = { sales: 'user_id', office: 'office_user_id', project: 'project_user_id' } as const
type Worker = (typeof WORKER)[Department]

/** The department whose work a dossier is in its stage. */
export const departmentOf = (status: FlowStatus): Department =>
  status === 'project' ? 'project' : status === 'invoice' || status === 'aftercare' ? 'office' : 'sales'

/**
 * Who is asked first for what is for a department, and who next: whoever works for it, and the adviser of the dossier. Who
 * left is passed over; when nobody is left it is everybody's (R-MSG-006, G-NOTIF).
 */
const asked = (department: Department): readonly Worker[] => [...new Set([WORKER[department], WORKER.sales])]

/** Whose a message of a customer is, and who hears of it; null when that is everybody. */
export async function whoHears(
  context: Context,
  flow: FlowRecord | null,
  department: Department,
): Promise<number | null> {
  const chosen = asked(department).flatMap(column => flow?.[column] ?? [])
  return (await thereAmong(context, chosen))[0] ?? null
}

/** Messages that are a user's work by {@link whoHears}: what they must be, and the dossier that they are of, null for none. */
export async function workOf(context: Context, userId: number) {
  const left = (await readRows(context, User, ['id'], {}, 'id', { trashed: true })).map(({ id }) => id)
  const nobody = [null, ...left]
  return [
    { row: {}, of: null },
    ...DEPARTMENTS.flatMap(assigned_to => {
      const row = { assigned_to }
      const columns = asked(assigned_to)
      const passed = (of: readonly Worker[]) => Object.fromEntries(of.map(column => [column, nobody]))
      return [
        ...columns.map((column, place) => ({ row, of: { ...passed(columns.slice(0, place)), [column]: userId } })),
        { row, of: passed(columns) },
      ]
    }),
  ]
}
