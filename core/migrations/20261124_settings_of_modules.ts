import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'core/20261124_settings_of_modules',
  up: [
    `alter table "companysettings" add "module_settings" jsonb not null default '{}';`,
    `alter table "companysettings" no force row level security;`,
    `update "companysettings" set "module_settings" = jsonb_strip_nulls(jsonb_build_object(
      'quotation_approval_signature', "quotation_approval_signature",
      'confirmation_approval_signature', "confirmation_approval_signature",
      'lead_sources', "lead_sources",
      'cancel_reasons', "cancel_reasons",
      'custom_lead_infobox', "custom_lead_infobox",
      'standard_flowprofile_id', "standard_flowprofile_id",
      'gl_reference', "gl_reference",
      'gl_description', "gl_description",
      'exact_discount_reference', "exact_discount_reference",
      'exact_discount_description', "exact_discount_description",
      'kpi_products', "kpi_products",
      'kpi_products2', "kpi_products2",
      'kpi_products3', "kpi_products3"));`,
    `alter table "companysettings" force row level security;`,
    `alter table "companysettings" drop column "quotation_approval_signature", drop column "confirmation_approval_signature", drop column "lead_sources", drop column "cancel_reasons", drop column "custom_lead_infobox", drop column "standard_flowprofile_id", drop column "gl_reference", drop column "gl_description", drop column "exact_discount_reference", drop column "exact_discount_description", drop column "kpi_products", drop column "kpi_products2", drop column "kpi_products3";`,
  ],
}
