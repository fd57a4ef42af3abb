/** Dossiers this browser looked at, newest first, kept apart per company. */
const KEPT = 99

const keyOf = (companyId: number) => `vakwerk.lastflows.${companyId}`

/** Notes that a dossier was opened here (R-FLOW-030). */
export function rememberFlow(companyId: number, flowId: number): void {
  const ids = [flowId, ...lastFlows(companyId).filter(id => id !== flowId)].slice(0, KEPT)
  localStorage.setItem(keyOf(companyId), JSON.stringify(ids))
}

/** Numbers of the dossiers seen last in this browser. */
function lastFlows(companyId: number): number[] {
  const stored: unknown = JSON.parse(localStorage.getItem(keyOf(companyId)) ?? '[]')
  return Array.isArray(stored) ? stored.filter(id => typeof id === 'number') : []
}
