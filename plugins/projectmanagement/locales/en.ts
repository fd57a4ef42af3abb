import type nl from './nl'

export default {
  'module.name': 'Project management',
  'module.text': 'Projects of clients.',
  theProject: 'The project',
  partners: 'Partners',
  newFlow: 'Dossier',
  mainFlow: 'Main dossier',
  log: 'Log',
  noFlows: 'No dossiers in this project yet',
  noFlowsText: 'Make a new dossier here, or choose the project on one that is there.',
  tasks: 'Tasks',
  noTasks: 'Nothing is open',
} satisfies Record<keyof typeof nl, string>
