import type nl from './nl'

export default {
  'module.name': 'Gestión de proyectos',
  'module.text': 'Proyectos de comitentes.',
  theProject: 'El proyecto',
  partners: 'Comitentes',
  newFlow: 'Expediente',
  mainFlow: 'Expediente principal',
  log: 'Registro',
  noFlows: 'Todavía no hay expedientes en este proyecto',
  noFlowsText: 'Creá acá un expediente nuevo, o elegí el proyecto en uno que ya exista.',
  tasks: 'Tareas',
  noTasks: 'No hay nada abierto',
} satisfies Record<keyof typeof nl, string>
