import { FLOW_STATUSES, type FlowStage, stageOf } from '../contract/flow-status'

/** Sub-statuses on offer per stage, as the specification words them (R-FLOW-006 to R-FLOW-012). */
export const FLOW_PHASES: Record<FlowStage, readonly string[]> = {
  new: ['Ongelezen', 'Eerste contact maken', 'Nabellen', 'Afspraak gemaakt', 'On hold'],
  intake: ['Inplannen', 'Opname ingepland', 'Uitwerken opname', 'Nabellen', 'Opname afgerond', 'On hold'],
  quotation: [
    'Maken offerte',
    'Draft',
    'Offerte verstuurd',
    'Nagebeld',
    'Nieuwe versie maken',
    'Offerte goedgekeurd',
    'Offerte afgekeurd',
    'On hold',
  ],
  confirmation: [
    'Maken opdrachtbevestiging',
    'Draft',
    'opdrachtbevestiging verstuurd',
    'Nieuwe versie maken',
    'On hold',
  ],
  project: [
    'Inplannen',
    'Situatie opnemen',
    'Werkzaamheden ingepland',
    'Uitvoeren',
    'Actie nodig',
    'Werkzaamheden afgerond',
    'On hold',
  ],
  invoice: [
    'Maken factuur',
    'Draft',
    'Factuur verstuurd',
    'Nagebeld',
    'Nieuwe versie maken',
    'Deel betaling gedaan',
    'Betaald',
    'Oninbaar',
    'On hold',
  ],
  aftercare: [
    'Klacht ontvangen',
    'Klacht afgehandeld',
    'Referentie ontvangen',
    'Email sturen',
    'Klanttevredenheid onderzoek sturen',
    'On hold',
  ],
}

/**
 * The same for each status. A dossier that is completed or cancelled keeps what it had in any of the stages: by the last
 * of them where it is offered.
 */
export const phasesByStatus: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  FLOW_STATUSES.map(status => {
    const stage = stageOf(status)
    return [status, stage ? FLOW_PHASES[stage] : Object.values(FLOW_PHASES).flat()]
  }),
)
