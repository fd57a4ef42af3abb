import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'core/20261123_init',
  up: [
    `create extension if not exists pg_trgm;`,
    `create extension if not exists btree_gin;`,
    `create collation if not exists reading_order (provider = icu, locale = 'nl-u-kn');`,
    `create or replace function count_rows() returns trigger language plpgsql as $$
begin
  if tg_argv[1] = 'live' then
    insert into row_count (company_id, table_name, n)
      select company_id, tg_table_name, tg_argv[0]::int * count(*) from changed where deleted_at is null group by company_id;
  else
    insert into row_count (company_id, table_name, n)
      select company_id, tg_table_name, tg_argv[0]::int * count(*) from changed group by company_id;
  end if;
  return null;
end $$;`,
    `create or replace function count_trashed_row() returns trigger language plpgsql as $$
begin
  insert into row_count (company_id, table_name, n)
    values (new.company_id, tg_table_name, case when new.deleted_at is null then 1 else -1 end);
  return null;
end $$;`,
    `grant create on schema public to vakwerk_search;`,
    `create or replace function search_hits(wanted text, fragments text[], words text[], live boolean, most int) returns setof bigint
language plpgsql stable security definer rows 100 set search_path = public, pg_temp as $$
begin
  return query execute format('select id from %I where company_id = %s', wanted, current_setting('app.company_id')::bigint) || case live when true then ' and deleted_at is null' when false then ' and deleted_at is not null' else '' end
    || coalesce((select string_agg(format(' and search_text like %L', fragment), '') from unnest(fragments) fragment), '')
    || coalesce((select string_agg(format(' and strpos(search_text, %L) > 0', word), '') from unnest(words) word), '') || format(' limit %s', most);
end $$;`,
    `alter function search_hits(text, text[], text[], boolean, int) owner to vakwerk_search;`,
    `revoke execute on function search_hits(text, text[], text[], boolean, int) from public;`,
    `grant execute on function search_hits(text, text[], text[], boolean, int) to vakwerk_app;`,
    `create or replace function search_common(wanted text) returns text[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  share numeric;
  found text[];
begin
  select 100000.0 / relpages into share from pg_class where oid = quote_ident(wanted)::regclass and relpages > 1000;
  if share is null then return '{}'; end if;
  execute format('with sample as materialized (select search_text from %I tablesample system (%s) where mod(hashint8(id), 25) = 0)
    select array_agg(trigram) from (select unnest(show_trgm(search_text)) as trigram from sample group by 1
      having count(*) > (select count(*) from sample) / 50) common', wanted, share) into found;
  return coalesce(found, '{}');
end $$;`,
    `alter function search_common(text) owner to vakwerk_search;`,
    `revoke execute on function search_common(text) from public;`,
    `grant execute on function search_common(text) to vakwerk_app;`,
    `create or replace function search_often(wanted text, words text[], live boolean) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  share numeric;
  often boolean;
begin
  select 4000.0 / relpages into share from pg_class where oid = quote_ident(wanted)::regclass and relpages > 1000;
  if share is null then return false; end if;
  execute format('select count(distinct id / 50) >= 15 from %I tablesample system (%s) where company_id = %s', wanted, share, current_setting('app.company_id')::bigint)
    || case live when true then ' and deleted_at is null' when false then ' and deleted_at is not null' else '' end || coalesce((select string_agg(format(' and strpos(search_text, %L) > 0', word), '') from unnest(words) word), '') into often;
  return often;
end $$;`,
    `alter function search_often(text, text[], boolean) owner to vakwerk_search;`,
    `revoke execute on function search_often(text, text[], boolean) from public;`,
    `grant execute on function search_often(text, text[], boolean) to vakwerk_app;`,
    `revoke create on schema public from vakwerk_search;`,
    `create table "api_token" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "user_id" bigint not null, "name" varchar(255) not null, "hint" varchar(16) not null, "scopes" jsonb not null, "expires_at" timestamptz(3) null, "last_used_at" timestamptz(3) null, "revoked_at" timestamptz(3) null);`,
    `create index "api_token_company_id_created_at_id_index" on "api_token" ("company_id", "created_at", "id");`,
    `create index "api_token_company_id_user_id_index" on "api_token" ("company_id", "user_id");`,
    `alter table "api_token" add constraint "api_token_company_id_id_unique" unique ("company_id", "id");`,
    `create table "attachedfile" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "attachedfileable_type" varchar(64) not null, "attachedfileable_id" bigint not null, "flow_id" bigint null, "filename" varchar(255) not null, "content_type" varchar(255) not null, "size" int not null, "file_key" varchar(255) not null, "user_id" bigint null);`,
    `create index "attachedfile_company_id_created_at_id_index" on "attachedfile" ("company_id", "created_at", "id");`,
    `create index "attachedfile_company_id_user_id_index" on "attachedfile" ("company_id", "user_id");`,
    `create index "attachedfile_company_id_attachedfileable_type_atta_376b8_index" on "attachedfile" ("company_id", "attachedfileable_type", "attachedfileable_id");`,
    `create index "attachedfile_company_id_flow_id_index" on "attachedfile" ("company_id", "flow_id");`,
    `alter table "attachedfile" add constraint "attachedfile_company_id_id_unique" unique ("company_id", "id");`,
    `create table "attempt" ("key" bytea not null, "tries" int not null, "until" timestamptz(3) not null, primary key ("key"));`,
    `create index "attempt_until_index" on "attempt" ("until");`,
    `create table "batch" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "name" varchar(255) not null, "user_id" bigint null, "input" jsonb not null, "items" jsonb not null, "done" int not null default 0, "refused" jsonb not null, "progress" int not null default 0, "cancelledAt" timestamptz(3) null, "failedMessage" varchar(2000) null);`,
    `create index "batch_company_id_created_at_id_index" on "batch" ("company_id", "created_at", "id");`,
    `alter table "batch" add constraint "batch_company_id_id_unique" unique ("company_id", "id");`,
    `create table "company" ("id" bigserial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "name" varchar(120) not null, "email" varchar(255) null, "phone" varchar(32) null, "address" varchar(255) null, "postcode" varchar(16) null, "city" varchar(255) null, "country" varchar(64) not null default 'Nederland', "kvk" varchar(8) null, "vat_number" varchar(32) null, "iban" varchar(34) null, "website" varchar(255) null, "hostnames" jsonb not null default '[]', "background_key" varchar(255) null, "time_zone" varchar(64) not null default 'Europe/Amsterdam', "lat" numeric(9,6) null, "lng" numeric(9,6) null, "deleted_at" timestamptz(3) null);`,
    `create table "company_module" ("company_id" bigint not null, "module" text not null, "created_at" timestamptz(3) not null, primary key ("company_id", "module"));`,
    `create table "companysettings" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "appname" varchar(255) null, "appdescription" varchar(255) null, "brand_button_color" varchar(7) null, "logo_key" varchar(255) null, "customer_background_key" varchar(255) null, "quotation_approval_signature" boolean not null default false, "confirmation_approval_signature" boolean not null default false, "lead_sources" jsonb not null default '["Eigen website"]', "cancel_reasons" jsonb not null default '[]', "experimental" jsonb not null default '{}', "custom_lead_infobox" text null, "standard_flowprofile_id" bigint null, "gl_reference" varchar(255) null, "gl_description" varchar(255) null, "exact_discount_reference" varchar(255) null, "exact_discount_description" varchar(255) null, "kpi_products" jsonb not null default '[]', "kpi_products2" jsonb not null default '[]', "kpi_products3" jsonb not null default '[]', "brand_header_picture_id" bigint null, "brand_footer_picture_id" bigint null, "customer_background_picture_id" bigint null, "update_reason" varchar(255) null);`,
    `create index "companysettings_company_id_created_at_id_index" on "companysettings" ("company_id", "created_at", "id");`,
    `alter table "companysettings" add constraint "companysettings_company_id_id_unique" unique ("company_id", "id");`,
    `alter table "companysettings" add constraint "companysettings_company_id_unique" unique ("company_id");`,
    `create table "customfield" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "resource" varchar(64) not null, "key" varchar(48) not null, "label" varchar(80) not null, "type" text not null default 'text', "options" jsonb not null, "required" boolean not null default false, "order" int not null default 0);`,
    `create index "customfield_company_id_created_at_id_index" on "customfield" ("company_id", "created_at", "id");`,
    `alter table "customfield" add constraint "customfield_company_id_id_unique" unique ("company_id", "id");`,
    `alter table "customfield" add constraint "customfield_company_id_resource_key_unique" unique ("company_id", "resource", "key");`,
    `create table "daily_run" ("company_id" bigint not null, "name" varchar(128) not null, "day" date not null, primary key ("company_id", "name"));`,
    `create table "dead_letter" ("id" bigserial primary key, "outbox_id" bigint not null, "handler" varchar(200) not null, "reason" varchar(2000) not null, "failed_at" timestamptz(3) not null);`,
    `create index "dead_letter_failed_at_index" on "dead_letter" ("failed_at");`,
    `alter table "dead_letter" add constraint "dead_letter_outbox_id_handler_unique" unique ("outbox_id", "handler");`,
    `create table "directory_entry" ("kind" varchar(64) not null, "key" bytea not null, "company_id" bigint not null, "record_id" bigint not null, primary key ("kind", "key"));`,
    `create index "directory_entry_company_id_kind_record_id_index" on "directory_entry" ("company_id", "kind", "record_id");`,
    `create index "directory_entry_kind_record_id_index" on "directory_entry" ("kind", "record_id");`,
    `create table "effect" ("outbox_id" bigint not null, "handler" varchar(200) not null, "done_at" timestamptz(3) not null, primary key ("outbox_id", "handler"));`,
    `create table "idempotent_answer" ("company_id" bigint not null, "key" bytea not null, "sent" bytea not null, "status" int null, "body" text null, "headers" jsonb null, "created_at" timestamptz(3) not null, primary key ("company_id", "key"));`,
    `create index "idempotent_answer_created_at_index" on "idempotent_answer" ("created_at");`,
    `create table "importfile" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "resource" varchar(64) not null, "filename" varchar(255) not null, "content_type" varchar(255) not null, "file_key" varchar(255) null, "user_id" bigint null, "row_count" int not null, "columns" jsonb not null, "header_key" varchar(64) not null, "decimal" text not null default ',', "mapping" jsonb not null, "match_by" varchar(64) null, "existing" text not null default 'update', "defaults" jsonb not null, "step" text not null default 'read', "batch_id" bigint null, "started_at" timestamptz(3) null, "undone_at" timestamptz(3) null, "counts" jsonb null);`,
    `create index "importfile_company_id_created_at_id_index" on "importfile" ("company_id", "created_at", "id");`,
    `create index "importfile_company_id_user_id_index" on "importfile" ("company_id", "user_id");`,
    `create index "importfile_company_id_resource_header_key_index" on "importfile" ("company_id", "resource", "header_key");`,
    `alter table "importfile" add constraint "importfile_company_id_id_unique" unique ("company_id", "id");`,
    `create table "importrow" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "importfile_id" bigint not null, "row" int not null, "cells" jsonb not null, "status" text not null default 'read', "twin_row" int null, "record_id" bigint null, "along" jsonb null, "errors" jsonb null, "before" jsonb null, "after" jsonb null);`,
    `create index "importrow_company_id_created_at_id_index" on "importrow" ("company_id", "created_at", "id");`,
    `create index "importrow_company_id_importfile_id_index" on "importrow" ("company_id", "importfile_id");`,
    `create index "importrow_company_id_importfile_id_status_row_index" on "importrow" ("company_id", "importfile_id", "status", "row");`,
    `alter table "importrow" add constraint "importrow_company_id_id_unique" unique ("company_id", "id");`,
    `alter table "importrow" add constraint "importrow_company_id_importfile_id_row_unique" unique ("company_id", "importfile_id", "row");`,
    `create table "list_view" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "user_id" bigint not null, "list" varchar(120) not null, "title" varchar(60) not null, "filters" jsonb not null, "sort" varchar(64) null, "hidden" jsonb not null);`,
    `create index "list_view_company_id_created_at_id_index" on "list_view" ("company_id", "created_at", "id");`,
    `create index "list_view_company_id_user_id_index" on "list_view" ("company_id", "user_id");`,
    `create index "list_view_company_id_user_id_list_index" on "list_view" ("company_id", "user_id", "list");`,
    `alter table "list_view" add constraint "list_view_company_id_id_unique" unique ("company_id", "id");`,
    `create table "log_item" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "user_id" bigint null, "impersonator_id" bigint null, "impersonator_name" varchar(255) null, "customer_name" varchar(255) null, "flow_id" bigint null, "loggable_type" varchar(64) not null, "loggable_id" bigint not null, "description" varchar(64) not null, "old_value" jsonb null, "new_value" jsonb null);`,
    `create index "log_item_company_id_created_at_id_index" on "log_item" ("company_id", "created_at", "id");`,
    `create index "log_item_company_id_loggable_type_loggable_id_index" on "log_item" ("company_id", "loggable_type", "loggable_id");`,
    `create index "log_item_company_id_flow_id_index" on "log_item" ("company_id", "flow_id");`,
    `alter table "log_item" add constraint "log_item_company_id_id_unique" unique ("company_id", "id");`,
    `create table "notification" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "status" text not null default 'unread', "notification_class" text not null default 'user', "notifiable_type" varchar(64) not null, "notifiable_id" bigint not null, "flow_id" bigint null, "user_id" bigint not null, "date" timestamptz(3) not null, "title" varchar(255) not null, "body" varchar(2000) null, "url" varchar(255) null);`,
    `create index "notification_company_id_created_at_id_index" on "notification" ("company_id", "created_at", "id");`,
    `create index "notification_company_id_user_id_index" on "notification" ("company_id", "user_id");`,
    `create index "notification_company_id_user_id_status_index" on "notification" ("company_id", "user_id", "status");`,
    `create index "notification_company_id_user_id_date_index" on "notification" ("company_id", "user_id", "date");`,
    `alter table "notification" add constraint "notification_company_id_id_unique" unique ("company_id", "id");`,
    `create table "number_series" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "series" varchar(64) not null, "last" int not null default 0);`,
    `create index "number_series_company_id_created_at_id_index" on "number_series" ("company_id", "created_at", "id");`,
    `alter table "number_series" add constraint "number_series_company_id_id_unique" unique ("company_id", "id");`,
    `alter table "number_series" add constraint "number_series_company_id_series_unique" unique ("company_id", "series");`,
    `create table "outbox" ("id" bigserial primary key, "company_id" bigint not null, "user_id" bigint null, "actor_id" bigint null, "actor_name" varchar(767) null, "name" varchar(128) not null, "payload" jsonb not null, "created_at" timestamptz(3) not null, "run_at" timestamptz(3) not null, "dispatched_at" timestamptz(3) null, "traceparent" varchar(64) null, "resent" int not null default 0);`,
    `create index "outbox_dispatched_at_run_at_index" on "outbox" ("dispatched_at", "run_at");`,
    `create table "password_reset" ("token" bytea not null, "company_id" bigint not null, "user_id" bigint not null, "expires_at" timestamptz(3) not null, primary key ("token"));`,
    `create index "password_reset_company_id_user_id_index" on "password_reset" ("company_id", "user_id");`,
    `create index "password_reset_expires_at_index" on "password_reset" ("expires_at");`,
    `create table "picture" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "picturable_type" varchar(64) not null, "picturable_id" bigint not null, "flow_id" bigint null, "intake_id" bigint null, "flow_data_item_id" bigint null, "vertical_id" bigint null, "field_name" varchar(255) null, "filename" varchar(255) not null, "content_type" varchar(255) not null, "size" int not null, "width" int null, "height" int null, "status" text not null default 'processing', "file_key" varchar(255) not null, "user_id" bigint null, "by_customer" boolean not null default false);`,
    `create index "picture_company_id_created_at_id_index" on "picture" ("company_id", "created_at", "id");`,
    `create index "picture_company_id_user_id_index" on "picture" ("company_id", "user_id");`,
    `create index "picture_company_id_picturable_type_picturable_id_index" on "picture" ("company_id", "picturable_type", "picturable_id");`,
    `create index "picture_company_id_flow_id_index" on "picture" ("company_id", "flow_id");`,
    `alter table "picture" add constraint "picture_company_id_id_unique" unique ("company_id", "id");`,
    `create table "refresh_token" ("token" bytea not null, "session_id" uuid not null, "created_at" timestamptz(3) not null, "used_at" timestamptz(3) null, primary key ("token"));`,
    `create index "refresh_token_session_id_index" on "refresh_token" ("session_id");`,
    `create index "refresh_token_created_at_index" on "refresh_token" ("created_at");`,
    `create table "row_count" ("id" bigserial primary key, "company_id" bigint not null, "table_name" varchar(64) not null, "n" bigint not null);`,
    `create index "row_count_company_id_table_name_index" on "row_count" ("company_id", "table_name");`,
    `create table "second_factor" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "user_id" bigint not null, "secret" varchar(255) not null, "confirmed_at" timestamptz(3) null, "last_period" bigint not null default '0', "recovery_codes" jsonb not null default '[]');`,
    `create index "second_factor_company_id_created_at_id_index" on "second_factor" ("company_id", "created_at", "id");`,
    `create index "second_factor_company_id_user_id_index" on "second_factor" ("company_id", "user_id");`,
    `alter table "second_factor" add constraint "second_factor_company_id_id_unique" unique ("company_id", "id");`,
    `alter table "second_factor" add constraint "second_factor_company_id_user_id_unique" unique ("company_id", "user_id");`,
    `create table "session" ("id" uuid not null, "company_id" bigint not null, "user_id" bigint not null, "actor_id" bigint null, "actor_name" varchar(767) null, "parent_id" uuid null, "paused_at" timestamptz(3) null, "user_agent" varchar(255) not null, "address" varchar(64) not null, "created_at" timestamptz(3) not null, "last_used_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, primary key ("id"));`,
    `create index "session_company_id_user_id_index" on "session" ("company_id", "user_id");`,
    `create index "session_parent_id_index" on "session" ("parent_id");`,
    `create index "session_actor_id_index" on "session" ("actor_id");`,
    `create index "session_expires_at_index" on "session" ("expires_at");`,
    `create table "system_notification" ("id" bigserial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "title" varchar(255) not null, "content" text null, "severity" text not null default 'info', "start_date" date null, "end_date" date null, "is_active" boolean not null default false, "modules" jsonb not null);`,
    `create index "system_notification_is_active_end_date_index" on "system_notification" ("is_active", "end_date");`,
    `create table "user" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "username" varchar(255) not null, "name" varchar(255) not null, "nameprefix" varchar(255) null, "surname" varchar(255) null, "email" varchar(255) not null, "phone" varchar(32) null, "password_hash" varchar(255) not null, "order" int not null default 0, "hide_from_planning" int not null default 0, "receives_newsletter" int not null default 0, "simplemode" int not null default 0, "role" int not null default 100, "user_type" text not null default 'standard', "altDashboard" text not null default 'default', "language" text null, "module_blacklist" jsonb not null default '[]', "partner_id" bigint null, "flowprofile_id" bigint null, "last_seen_at" timestamptz(3) null, "deleted_at" timestamptz(3) null);`,
    `create index "user_company_id_created_at_id_index" on "user" ("company_id", "created_at", "id");`,
    `alter table "user" add constraint "user_company_id_id_unique" unique ("company_id", "id");`,
    `alter table "api_token" enable row level security;`,
    `alter table "api_token" force row level security;`,
    `create policy "api_token_tenant_policy" on "api_token" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "attachedfile" enable row level security;`,
    `alter table "attachedfile" force row level security;`,
    `create policy "attachedfile_tenant_policy" on "attachedfile" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "batch" enable row level security;`,
    `alter table "batch" force row level security;`,
    `create policy "batch_tenant_policy" on "batch" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "company_module" add constraint "company_module_module_check" check ("module" in ('BASIS', 'CRM', 'SALES', 'SETTINGS', 'ADMIN', 'PARTNER', 'PARTNERMANAGEMENT', 'PROJECT', 'PROJECTMANAGEMENT', 'INTAKE', 'QUOTATION', 'CONFIRMATION', 'INVOICE', 'AFTERCARE'));`,
    `alter table "companysettings" enable row level security;`,
    `alter table "companysettings" force row level security;`,
    `create policy "companysettings_tenant_policy" on "companysettings" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "customfield" add constraint "customfield_type_check" check ("type" in ('text', 'number', 'date', 'boolean', 'choice'));`,
    `alter table "customfield" enable row level security;`,
    `alter table "customfield" force row level security;`,
    `create policy "customfield_tenant_policy" on "customfield" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "importfile" add constraint "importfile_decimal_check" check ("decimal" in (',', '.'));`,
    `alter table "importfile" add constraint "importfile_existing_check" check ("existing" in ('update', 'skip'));`,
    `alter table "importfile" add constraint "importfile_step_check" check ("step" in ('read', 'check', 'run', 'undo'));`,
    `alter table "importfile" enable row level security;`,
    `alter table "importfile" force row level security;`,
    `create policy "importfile_tenant_policy" on "importfile" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "importrow" add constraint "importrow_status_check" check ("status" in ('read', 'create', 'update', 'skip', 'wrong', 'created', 'updated', 'skipped', 'refused', 'left', 'undone', 'kept'));`,
    `alter table "importrow" enable row level security;`,
    `alter table "importrow" force row level security;`,
    `create policy "importrow_tenant_policy" on "importrow" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "list_view" enable row level security;`,
    `alter table "list_view" force row level security;`,
    `create policy "list_view_tenant_policy" on "list_view" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "log_item" enable row level security;`,
    `alter table "log_item" force row level security;`,
    `create policy "log_item_tenant_policy" on "log_item" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "notification" add constraint "notification_status_check" check ("status" in ('unread', 'read'));`,
    `alter table "notification" add constraint "notification_notification_class_check" check ("notification_class" in ('user', 'customer'));`,
    `alter table "notification" enable row level security;`,
    `alter table "notification" force row level security;`,
    `create policy "notification_tenant_policy" on "notification" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "number_series" enable row level security;`,
    `alter table "number_series" force row level security;`,
    `create policy "number_series_tenant_policy" on "number_series" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "picture" add constraint "picture_status_check" check ("status" in ('processing', 'ready', 'failed'));`,
    `alter table "picture" enable row level security;`,
    `alter table "picture" force row level security;`,
    `create policy "picture_tenant_policy" on "picture" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "second_factor" enable row level security;`,
    `alter table "second_factor" force row level security;`,
    `create policy "second_factor_tenant_policy" on "second_factor" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "system_notification" add constraint "system_notification_severity_check" check ("severity" in ('info', 'success', 'warning', 'danger'));`,
    `alter table "user" add constraint "user_user_type_check" check ("user_type" in ('standard', 'sales', 'project', 'external', 'support', 'partner', 'dummy'));`,
    `alter table "user" add constraint "user_altDashboard_check" check ("altDashboard" in ('default', 'sales', 'project', 'v1', 'alternativev1', 'salesv1', 'projectv1', 'partner'));`,
    `alter table "user" add constraint "user_language_check" check ("language" in ('nl', 'en', 'es-AR'));`,
    `alter table "user" enable row level security;`,
    `alter table "user" force row level security;`,
    `create policy "user_tenant_policy" on "user" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "second_factor" add constraint "tenant_fk_second_factor__user_id" foreign key ("company_id", "user_id") references "user" ("company_id", "id") on delete cascade;`,
    `alter table "api_token" add constraint "tenant_fk_api_token__user_id" foreign key ("company_id", "user_id") references "user" ("company_id", "id") on delete cascade;`,
    `alter table "notification" add constraint "tenant_fk_notification__user_id" foreign key ("company_id", "user_id") references "user" ("company_id", "id") on delete cascade;`,
    `alter table "list_view" add constraint "tenant_fk_list_view__user_id" foreign key ("company_id", "user_id") references "user" ("company_id", "id") on delete cascade;`,
    `alter table "picture" add constraint "tenant_fk_picture__user_id" foreign key ("company_id", "user_id") references "user" ("company_id", "id") on delete set null ("user_id");`,
    `alter table "attachedfile" add constraint "tenant_fk_attachedfile__user_id" foreign key ("company_id", "user_id") references "user" ("company_id", "id") on delete set null ("user_id");`,
    `alter table "importfile" add constraint "tenant_fk_importfile__user_id" foreign key ("company_id", "user_id") references "user" ("company_id", "id") on delete set null ("user_id");`,
    `alter table "importrow" add constraint "tenant_fk_importrow__importfile_id" foreign key ("company_id", "importfile_id") references "importfile" ("company_id", "id") on delete cascade;`,
  ],
}
