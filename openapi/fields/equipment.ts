import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/equipment",
  texts: "aftercare",
  fields: {
    description: {"input":"text","label":"field.equipment.description","required":true,"maxLength":255},
    make: {"input":"text","label":"field.equipment.make","maxLength":255},
    model: {"input":"text","label":"field.equipment.model","maxLength":255},
    serial_number: {"input":"text","label":"field.equipment.serial_number","maxLength":64},
    place: {"input":"text","label":"field.equipment.place","maxLength":255},
    relation_id: {"input":"reference","label":"field.equipment.relation_id","required":true,"reference":{"path":"/api/relation","by":"fullname","notes":["city","email"],"sort":"surname","modules":["CRM"]}},
    relation_fullname: {"input":"text","label":"field.equipment.relation_fullname","readonly":true,"maxLength":767},
    flow_id: {"input":"reference","label":"field.equipment.flow_id","reference":{"path":"/api/flow","by":"number","notes":["relation_fullname"],"sort":"-created_at","modules":["CRM"]}},
    installed_on: {"input":"date","label":"field.equipment.installed_on"},
    warranty_until: {"input":"date","label":"field.equipment.warranty_until"},
    removed_on: {"input":"date","label":"field.equipment.removed_on"},
    remarks: {"input":"textarea","label":"field.equipment.remarks","maxLength":4000},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
