/** Texts of projectmanagement. */
export default {
  'module.name': 'Projectbeheer',
  'module.text': 'Projecten van opdrachtgevers.',
  theProject: 'Het project',
  partners: 'Opdrachtgevers',
  newFlow: 'Dossier',
  mainFlow: 'Hoofddossier',
  log: 'Logboek',
  noFlows: 'Nog geen dossiers in dit project',
  noFlowsText: 'Maak hier een nieuw dossier, of kies het project bij een dossier dat er al is.',
  tasks: 'Taken',
  noTasks: 'Er staat niets open',
} as const
