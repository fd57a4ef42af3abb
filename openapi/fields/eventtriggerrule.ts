import type { ResourceFields } from '@core/domain/field-description'

export default {
  path: "/api/eventtriggerrule",
  texts: "workflow",
  fields: {
    event_trigger_tag: {"input":"text","label":"field.eventtriggerrule.event_trigger_tag","required":true,"maxLength":64},
    type: {"input":"text","label":"field.eventtriggerrule.type","required":true,"maxLength":64},
    description: {"input":"text","label":"field.eventtriggerrule.description","maxLength":255},
    is_active: {"input":"checkbox","label":"field.eventtriggerrule.is_active"},
    text: {"input":"textarea","label":"field.eventtriggerrule.text","maxLength":5000},
    is_delayed: {"input":"checkbox","label":"field.eventtriggerrule.is_delayed"},
    delaytime: {"input":"number","label":"field.eventtriggerrule.delaytime","required":true,"decimals":0,"initial":0},
    delaytime_unit: {"input":"select","label":"field.eventtriggerrule.delaytime_unit","choices":{"minute":"field.eventtriggerrule.delaytime_unit.minute","hour":"field.eventtriggerrule.delaytime_unit.hour","day":"field.eventtriggerrule.delaytime_unit.day","week":"field.eventtriggerrule.delaytime_unit.week","month":"field.eventtriggerrule.delaytime_unit.month","year":"field.eventtriggerrule.delaytime_unit.year"}},
    cancel_tags: {"input":"text","label":"field.eventtriggerrule.cancel_tags","maxLength":1000},
    startfromnow: {"input":"checkbox","label":"field.eventtriggerrule.startfromnow"},
    when_changed: {"input":"select","label":"field.eventtriggerrule.when_changed","required":true,"initial":"follow","choices":{"follow":"field.eventtriggerrule.when_changed.follow","cancel":"field.eventtriggerrule.when_changed.cancel"}},
    when_off: {"input":"select","label":"field.eventtriggerrule.when_off","required":true,"initial":"cancel","choices":{"cancel":"field.eventtriggerrule.when_off.cancel","run":"field.eventtriggerrule.when_off.run"}},
    when_moved: {"input":"select","label":"field.eventtriggerrule.when_moved","required":true,"initial":"run","choices":{"run":"field.eventtriggerrule.when_moved.run","cancel":"field.eventtriggerrule.when_moved.cancel"}},
    created_at: {"input":"datetime","label":"field.created_at","texts":"core","readonly":true},
    updated_at: {"input":"datetime","label":"field.updated_at","texts":"core","readonly":true},
  },
} as const satisfies ResourceFields
