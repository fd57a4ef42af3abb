import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/incident",
  texts: "aftercare",
  fields: {
    number: {"input":"text","label":"field.incident.number","readonly":true,"maxLength":32},
    incident_type_id: {"input":"reference","label":"field.incident.incident_type_id","reference":{"path":"/api/incidenttype","by":"description","notes":[],"sort":"order","modules":["AFTERCARE","CRM"]}},
    description: {"input":"text","label":"field.incident.description","maxLength":255},
    content: {"input":"textarea","label":"field.incident.content","required":true,"maxLength":4000},
    response: {"input":"textarea","label":"field.incident.response","maxLength":4000},
    remarks: {"input":"textarea","label":"field.incident.remarks","maxLength":4000},
    classification: {"input":"select","label":"field.incident.classification","required":true,"initial":"normal","choices":{"low":"field.incident.classification.low","normal":"field.incident.classification.normal","high":"field.incident.classification.high"}},
    status: {"input":"select","label":"field.incident.status","required":true,"initial":"open","choices":{"open":"field.incident.status.open","ongoing":"field.incident.status.ongoing","resolved":"field.incident.status.resolved"}},
    flow_id: {"input":"reference","label":"field.incident.flow_id","required":true,"reference":{"path":"/api/flow","by":"number","notes":["relation_fullname"],"sort":"-created_at","modules":["CRM"]}},
    relation_fullname: {"input":"text","label":"field.incident.relation_fullname","readonly":true,"maxLength":767},
    equipment_id: {"input":"reference","label":"field.incident.equipment_id","reference":{"path":"/api/equipment","by":"description","notes":["serial_number","relation_fullname"],"sort":"-id","modules":["AFTERCARE"]}},
    user_id: {"input":"reference","label":"field.incident.user_id","reference":{"path":"/api/user","by":"fullname","notes":["email"],"sort":"name","among":{"user_type":"standard,sales,project,external,support,dummy"}}},
    reported_by: {"input":"select","label":"field.incident.reported_by","readonly":true,"choices":{"staff":"field.incident.reported_by.staff","customer":"field.incident.reported_by.customer"}},
    resolved_by: {"input":"select","label":"field.incident.resolved_by","readonly":true,"choices":{"staff":"field.incident.resolved_by.staff","customer":"field.incident.resolved_by.customer"}},
    resolved_at: {"input":"datetime","label":"field.incident.resolved_at","readonly":true},
    answered_at: {"input":"datetime","label":"field.incident.answered_at","readonly":true},
    answer_due: {"input":"datetime","label":"field.incident.answer_due","readonly":true},
    solve_due: {"input":"datetime","label":"field.incident.solve_due","readonly":true},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
