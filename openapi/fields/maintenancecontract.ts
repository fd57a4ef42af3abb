import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/maintenancecontract",
  texts: "aftercare",
  fields: {
    number: {"input":"text","label":"field.maintenancecontract.number","readonly":true,"maxLength":32},
    title: {"input":"text","label":"field.maintenancecontract.title","required":true,"maxLength":255},
    status: {"input":"select","label":"field.maintenancecontract.status","required":true,"initial":"active","choices":{"active":"field.maintenancecontract.status.active","paused":"field.maintenancecontract.status.paused","ended":"field.maintenancecontract.status.ended"}},
    flow_id: {"input":"reference","label":"field.maintenancecontract.flow_id","required":true,"reference":{"path":"/api/flow","by":"number","notes":["relation_fullname"],"sort":"-created_at","modules":["CRM"]}},
    relation_fullname: {"input":"text","label":"field.maintenancecontract.relation_fullname","readonly":true,"maxLength":767},
    equipment_id: {"input":"reference","label":"field.maintenancecontract.equipment_id","reference":{"path":"/api/equipment","by":"description","notes":["serial_number","relation_fullname"],"sort":"-id","modules":["AFTERCARE"]}},
    interval_unit: {"input":"select","label":"field.maintenancecontract.interval_unit","required":true,"initial":"year","choices":{"week":"field.maintenancecontract.interval_unit.week","month":"field.maintenancecontract.interval_unit.month","quarter":"field.maintenancecontract.interval_unit.quarter","half_year":"field.maintenancecontract.interval_unit.half_year","year":"field.maintenancecontract.interval_unit.year"}},
    interval_count: {"input":"number","label":"field.maintenancecontract.interval_count","required":true,"decimals":0,"initial":1},
    first_date: {"input":"date","label":"field.maintenancecontract.first_date","required":true},
    end_date: {"input":"date","label":"field.maintenancecontract.end_date"},
    next_date: {"input":"date","label":"field.maintenancecontract.next_date","readonly":true},
    duration: {"input":"number","label":"field.maintenancecontract.duration","required":true,"decimals":0,"initial":90},
    user_id: {"input":"reference","label":"field.maintenancecontract.user_id","reference":{"path":"/api/user","by":"fullname","notes":["email"],"sort":"name","among":{"user_type":"standard,sales,project,external,support,dummy"}}},
    amount_exc: {"input":"money","label":"field.maintenancecontract.amount_exc","help":"field.maintenancecontract.amount_exc.help"},
    vat_percentage: {"input":"percent","label":"field.maintenancecontract.vat_percentage","required":true,"min":0,"max":100,"initial":21},
    mails: {"input":"checkbox","label":"field.maintenancecontract.mails"},
    remarks: {"input":"textarea","label":"field.maintenancecontract.remarks","maxLength":4000},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
