export interface paths {
    "/api/apitoken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * API tokens of the company, without the tokens themselves
         * @description Role 5000 or higher, in person: not with an API token or as somebody else.
         */
        get: operations["apitoken.list"];
        put?: never;
        /**
         * Make an API token; the token is answered once and kept as a hash
         * @description Role 5000 or higher, in person: not with an API token or as somebody else.
         */
        post: operations["apitoken.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apitoken/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API token
         * @description Role 5000 or higher, in person: not with an API token or as somebody else.
         */
        delete: operations["apitoken.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attachedfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of attachedfile, of records that the user may see
         * @description Role 100 or higher.
         */
        get: operations["attachedfile.list"];
        put?: never;
        /**
         * Attach a file to a record
         * @description Role 100 or higher.
         */
        post: operations["attachedfile.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attachedfile/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download one of attachedfile
         * @description Role 100 or higher.
         */
        get: operations["attachedfile.get"];
        /**
         * Change what is known of one of attachedfile; where it hangs stays as it is
         * @description Role 100 or higher.
         */
        put: operations["attachedfile.put"];
        post?: never;
        /**
         * Delete one of attachedfile
         * @description Role 100 or higher.
         */
        delete: operations["attachedfile.delete"];
        options?: never;
        head?: never;
        /**
         * Change what is known of one of attachedfile; where it hangs stays as it is
         * @description Role 100 or higher.
         */
        patch: operations["attachedfile.update"];
        trace?: never;
    };
    "/api/attachedfile/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach a file to a record
         * @description Role 100 or higher.
         */
        post: operations["attachedfile.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attachment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Attachments of a document
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        get: operations["attachment.list"];
        put?: never;
        /**
         * Attach a file to a document
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        post: operations["attachment.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attachment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an attachment
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        get: operations["attachment.get"];
        put?: never;
        post?: never;
        /**
         * Remove an attachment
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        delete: operations["attachment.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attachment/{id}/getbycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Attachment of a document
         * @description A customer with the hash link of: quotation, confirmation, invoice.
         */
        get: operations["attachment.getbycustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in; answers an access token and sets the refresh cookie, or asks for the second step
         * @description Anyone.
         */
        post: operations["authenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authenticate/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign out
         * @description Anyone.
         */
        get: operations["authenticate.logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authenticate/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the access token with the refresh cookie
         * @description Anyone.
         */
        post: operations["authenticate.refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authenticate/secondfactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Second step of signing in, with a code of the authenticator app or a recovery code
         * @description Anyone.
         */
        post: operations["authenticate.secondfactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authenticate/stopimpersonating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End working as somebody else and go back to the own sign-in
         * @description Anyone.
         */
        post: operations["authenticate.stopimpersonating"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batch/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Progress of long work
         * @description Any signed-in user.
         */
        get: operations["batch.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batch/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop long work; what is done stays done
         * @description Any signed-in user.
         */
        post: operations["batch.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of calculation
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        get: operations["calculation.list"];
        put?: never;
        /**
         * Create calculation
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        post: operations["calculation.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One calculation
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        get: operations["calculation.get"];
        /**
         * Change calculation
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        put: operations["calculation.put"];
        post?: never;
        /**
         * Delete calculation; where it has a trash, into the trash
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        delete: operations["calculation.delete"];
        options?: never;
        head?: never;
        /**
         * Change calculation
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        patch: operations["calculation.update"];
        trace?: never;
    };
    "/api/calculation/{id}/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Work the totals out
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        post: operations["calculation.calculate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculation/{id}/empty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove all lines
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        post: operations["calculation.empty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculation/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to one of calculation, newest first
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        get: operations["calculation.log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculation/{id}/updateorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order of the lines; `If-Match` takes the versions of those that move, added up
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        post: operations["calculation.updateorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculation/{id}/updaterowcolumnarray": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Columns and rows that are shown
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        post: operations["calculation.updaterowcolumnarray"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculation/bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete many of calculation; progress at batch/{id}, or with dry_run what would stay
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        post: operations["calculation.bulkdelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculation/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * calculation as CSV or spreadsheet
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        get: operations["calculation.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculation/findproducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products to add to a calculation
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        get: operations["calculation.findproducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculationitem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of calculationitem
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        get: operations["calculationitem.list"];
        put?: never;
        /**
         * Add a line to a calculation
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        post: operations["calculationitem.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculationitem/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One calculationitem
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        get: operations["calculationitem.get"];
        /**
         * Change a line; answers the whole calculation
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        put: operations["calculationitem.put"];
        post?: never;
        /**
         * Delete a line; answers the whole calculation
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        delete: operations["calculationitem.delete"];
        options?: never;
        head?: never;
        /**
         * Change a line; answers the whole calculation
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        patch: operations["calculationitem.update"];
        trace?: never;
    };
    "/api/calculationitem/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a line and its sub-items, right after it; answers the whole calculation
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        post: operations["calculationitem.duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculationitem/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to one of calculationitem, newest first
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        get: operations["calculationitem.log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculationitem/{id}/switchselection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose additional work or not; answers the whole calculation
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        post: operations["calculationitem.switchselection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculationitem/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * calculationitem as CSV or spreadsheet
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        get: operations["calculationitem.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All companies
         * @description Role 100 or higher, module ADMIN.
         */
        get: operations["company.list"];
        put?: never;
        /**
         * Create a company with the modules of a new one (G-SEED)
         * @description Role 100 or higher, module ADMIN.
         */
        post: operations["company.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One company
         * @description Role 100 or higher, module ADMIN.
         */
        get: operations["company.get"];
        /**
         * Change a company
         * @description Role 100 or higher, module ADMIN.
         */
        put: operations["company.put"];
        post?: never;
        /**
         * Put a company in the trash
         * @description Role 5000 or higher, module ADMIN.
         */
        delete: operations["company.delete"];
        options?: never;
        head?: never;
        /**
         * Change a company
         * @description Role 100 or higher, module ADMIN.
         */
        patch: operations["company.update"];
        trace?: never;
    };
    "/api/company/{id}/addmoduletocompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Give a company a module
         * @description Role 5000 or higher, module ADMIN.
         */
        patch: operations["company.addmoduletocompany"];
        trace?: never;
    };
    "/api/company/{id}/deletebackground": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the picture beside the sign-in form at the host names of a company away
         * @description Role 5000 or higher, module ADMIN.
         */
        post: operations["company.deletebackground"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{id}/getbackground": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Picture beside the sign-in form at the host names of a company
         * @description Role 100 or higher, module ADMIN.
         */
        get: operations["company.getbackground"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{id}/getbasicdetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Name, address, modules and number of users
         * @description Role 100 or higher, module ADMIN.
         */
        post: operations["company.getbasicdetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{id}/locate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The place of its address, looked up when it is not known yet
         * @description Role 100 or higher, module ADMIN.
         */
        post: operations["company.locate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{id}/removemodulefromcompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Take a module away: its calls answer 403 from this moment
         * @description Role 5000 or higher, module ADMIN.
         */
        patch: operations["company.removemodulefromcompany"];
        trace?: never;
    };
    "/api/company/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a company out of the trash
         * @description Role 5000 or higher, module ADMIN.
         */
        post: operations["company.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{id}/updatebackground": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the picture beside the sign-in form at the host names of a company
         * @description Role 5000 or higher, module ADMIN.
         */
        post: operations["company.updatebackground"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/currentcompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what a company decides about itself: its time zone
         * @description Role 1000 or higher, module SETTINGS.
         */
        patch: operations["company.updatecurrentcompany"];
        trace?: never;
    };
    "/api/company/currentcompany/locate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The place of its address, looked up when it is not known yet
         * @description Role 100 or higher.
         */
        post: operations["company.currentcompany.locate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/getadminuserchangelist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Users as whom platform staff can work: of a company, or else of their own
         * @description Role 5000 or higher, module ADMIN.
         */
        post: operations["company.getadminuserchangelist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/getcurrentcompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company of the signed-in user
         * @description Role 100 or higher.
         */
        get: operations["company.getcurrentcompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/getcurrentcompanylogo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Logo of the company
         * @description Any signed-in user.
         */
        get: operations["company.getcurrentcompanylogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/getlogitems/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Log of one day, newest first
         * @description Role 100 or higher, module CRM.
         */
        get: operations["company.getlogitems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/getmodules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Modules the company owns
         * @description Role 100 or higher, module SETTINGS.
         */
        get: operations["company.getmodules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/getusedflowtags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tags in use on dossiers
         * @description Role 100 or higher, module CRM.
         */
        get: operations["company.getusedflowtags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/queryTrashed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Companies in the trash, by name
         * @description Role 100 or higher, module ADMIN.
         */
        post: operations["company.queryTrashed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/searchForSearchTerm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies by name
         * @description Role 100 or higher, module ADMIN.
         */
        get: operations["company.searchForSearchTerm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/trashed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Companies in the trash
         * @description Role 100 or higher, module ADMIN.
         */
        post: operations["company.trashed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companysettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of companysettings
         * @description Role 100 or higher, module SETTINGS.
         */
        get: operations["companysettings.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companysettings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One companysettings
         * @description Role 100 or higher, module SETTINGS.
         */
        get: operations["companysettings.get"];
        /**
         * Change companysettings
         * @description Role 1000 or higher, module SETTINGS.
         */
        put: operations["companysettings.put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change companysettings
         * @description Role 1000 or higher, module SETTINGS.
         */
        patch: operations["companysettings.update"];
        trace?: never;
    };
    "/api/companysettings/{id}/deletecustomerbackground": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the picture above the customer pages away
         * @description Role 1000 or higher, module SETTINGS.
         */
        post: operations["companysettings.deletecustomerbackground"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companysettings/{id}/getcompanylogo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Logo of the company
         * @description Any signed-in user.
         */
        get: operations["companysettings.getcompanylogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companysettings/{id}/getcustomerbackground": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Picture above the customer pages
         * @description Role 100 or higher, module SETTINGS.
         */
        get: operations["companysettings.getcustomerbackground"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companysettings/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to one of companysettings, newest first
         * @description Role 100 or higher, module SETTINGS.
         */
        get: operations["companysettings.log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companysettings/{id}/updatecustomerbackground": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the picture above the customer pages
         * @description Role 1000 or higher, module SETTINGS.
         */
        post: operations["companysettings.updatecustomerbackground"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companysettings/{id}/updatelogo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the logo
         * @description Role 1000 or higher, module SETTINGS.
         */
        post: operations["companysettings.updatelogo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companysettings/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * companysettings as CSV or spreadsheet
         * @description Role 100 or higher, module SETTINGS.
         */
        get: operations["companysettings.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of confirmation
         * @description Role 100 or higher, module CONFIRMATION.
         */
        get: operations["confirmation.list"];
        put?: never;
        /**
         * Order confirmation for a dossier, a relation or a typed customer
         * @description Role 100 or higher, module CONFIRMATION.
         */
        post: operations["confirmation.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/{hash}/approvebycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer agrees; a second time changes nothing and answers the first
         * @description A customer with the hash link of: confirmation.
         */
        post: operations["confirmation.approvebycustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/{hash}/chooseoptionbycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer chooses additional work, or not
         * @description A customer with the hash link of: confirmation.
         */
        post: operations["confirmation.chooseoptionbycustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/{hash}/downloadbycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The document as PDF
         * @description A customer with the hash link of: confirmation.
         */
        get: operations["confirmation.downloadbycustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/{hash}/getbycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The document as its customer reads it
         * @description A customer with the hash link of: confirmation.
         */
        get: operations["confirmation.getbycustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/{hash}/getcustomerbackground": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Picture above the customer pages
         * @description A customer with the hash link of: confirmation.
         */
        get: operations["confirmation.getcustomerbackground"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/{hash}/getlogobycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Logo of the company
         * @description A customer with the hash link of: confirmation.
         */
        get: operations["confirmation.getlogobycustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/{hash}/messagebycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer writes a message; without content it is refused (R-PORT-013)
         * @description A customer with the hash link of: confirmation.
         */
        post: operations["confirmation.messagebycustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/{hash}/rejectbycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer turns the document down
         * @description A customer with the hash link of: confirmation.
         */
        post: operations["confirmation.rejectbycustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/{hash}/widgetpicture/{widget_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Picture in the document
         * @description A customer with the hash link of: confirmation.
         */
        get: operations["confirmation.widgetpicturebycustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One confirmation
         * @description Role 100 or higher, module CONFIRMATION.
         */
        get: operations["confirmation.get"];
        /**
         * Change confirmation
         * @description Role 100 or higher, module CONFIRMATION.
         */
        put: operations["confirmation.put"];
        post?: never;
        /**
         * Delete confirmation; where it has a trash, into the trash
         * @description Role 100 or higher, module CONFIRMATION.
         */
        delete: operations["confirmation.delete"];
        options?: never;
        head?: never;
        /**
         * Change confirmation
         * @description Role 100 or higher, module CONFIRMATION.
         */
        patch: operations["confirmation.update"];
        trace?: never;
    };
    "/api/confirmation/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel: its customer does not find it any more; undone by putting the status back (R-DOC-001)
         * @description Role 100 or higher, module CONFIRMATION.
         */
        post: operations["confirmation.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The document as PDF
         * @description Role 100 or higher, module CONFIRMATION.
         */
        get: operations["confirmation.download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy as a new draft, without number, dates or signature (G-COPYDOC)
         * @description Role 100 or higher, module CONFIRMATION.
         */
        post: operations["confirmation.duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/{id}/earlierstatuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Statuses that one of confirmation may be put back to, the latest first
         * @description Role 100 or higher, module CONFIRMATION.
         */
        get: operations["confirmation.earlierstatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/{id}/forceDelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete for good from the trash of confirmation
         * @description Role 100 or higher, module CONFIRMATION.
         */
        post: operations["confirmation.forceDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/{id}/getForSendingEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the send dialog starts with (R-DOC-008)
         * @description Role 100 or higher, module CONFIRMATION.
         */
        get: operations["confirmation.getForSendingEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to one of confirmation, newest first
         * @description Role 100 or higher, module CONFIRMATION.
         */
        get: operations["confirmation.log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/{id}/prepared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The document drawn: for staff what its rows say, for the customer what they see
         * @description Role 100 or higher, module CONFIRMATION.
         */
        get: operations["confirmation.prepared"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/{id}/resethash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New customer link; the old one stops working (R-DOC-015)
         * @description Role 100 or higher, module CONFIRMATION.
         */
        post: operations["confirmation.resethash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/{id}/resettotemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace widgets and lines by those of a template
         * @description Role 100 or higher, module CONFIRMATION.
         */
        post: operations["confirmation.resettotemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take out of the trash of confirmation
         * @description Role 100 or higher, module CONFIRMATION.
         */
        post: operations["confirmation.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/{id}/saveastemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a copy as a template
         * @description Role 100 or higher, module CONFIRMATION.
         */
        post: operations["confirmation.saveastemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/{id}/sendemail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send by mail, or mark as sent without sending
         * @description Role 100 or higher, module CONFIRMATION.
         */
        post: operations["confirmation.sendemail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent, the newest first
         * @description Role 100 or higher, module CONFIRMATION.
         */
        get: operations["confirmation.versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/{id}/versions/{version_id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The PDF of a version, as it was made
         * @description Role 100 or higher, module CONFIRMATION.
         */
        get: operations["confirmation.downloadversion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete many of confirmation; progress at batch/{id}, or with dry_run what would stay
         * @description Role 100 or higher, module CONFIRMATION.
         */
        post: operations["confirmation.bulkdelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/bulkforcedelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete for good many from the trash of confirmation; progress at batch/{id}, or with dry_run what would stay
         * @description Role 100 or higher, module CONFIRMATION.
         */
        post: operations["confirmation.bulkforcedelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/bulkrestore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take many out of the trash of confirmation; progress at batch/{id}
         * @description Role 100 or higher, module CONFIRMATION.
         */
        post: operations["confirmation.bulkrestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/createconfirmationfromflow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order confirmation for a dossier
         * @description Role 100 or higher, module CONFIRMATION.
         */
        post: operations["confirmation.createconfirmationfromflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/createconfirmationfromquotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order confirmation of a quotation
         * @description Role 100 or higher, module CONFIRMATION.
         */
        post: operations["confirmation.createconfirmationfromquotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/emptytrash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete for good everything in the trash of confirmation; progress at batch/{id}
         * @description Role 100 or higher, module CONFIRMATION.
         */
        post: operations["confirmation.emptytrash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * confirmation as CSV or spreadsheet
         * @description Role 100 or higher, module CONFIRMATION.
         */
        get: operations["confirmation.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/indexTemplates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Templates of this kind
         * @description Role 100 or higher, module CONFIRMATION.
         */
        get: operations["confirmation.indexTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirmation/trashed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What lies in the trash of confirmation
         * @description Role 100 or higher, module CONFIRMATION.
         */
        get: operations["confirmation.trashed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customfield": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of customfield
         * @description Role 100 or higher.
         */
        get: operations["customfield.list"];
        put?: never;
        /**
         * Create customfield
         * @description Role 1000 or higher.
         */
        post: operations["customfield.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customfield/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One customfield
         * @description Role 100 or higher.
         */
        get: operations["customfield.get"];
        /**
         * Change customfield
         * @description Role 1000 or higher.
         */
        put: operations["customfield.put"];
        post?: never;
        /**
         * Delete customfield; where it has a trash, into the trash
         * @description Role 1000 or higher.
         */
        delete: operations["customfield.delete"];
        options?: never;
        head?: never;
        /**
         * Change customfield
         * @description Role 1000 or higher.
         */
        patch: operations["customfield.update"];
        trace?: never;
    };
    "/api/customfield/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to one of customfield, newest first
         * @description Role 100 or higher.
         */
        get: operations["customfield.log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customfield/bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete many of customfield; progress at batch/{id}, or with dry_run what would stay
         * @description Role 1000 or higher.
         */
        post: operations["customfield.bulkdelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customfield/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * customfield as CSV or spreadsheet
         * @description Role 100 or higher.
         */
        get: operations["customfield.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customfield/updateorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order of customfield after dragging; `If-Match` takes their versions added up
         * @description Role 1000 or higher.
         */
        post: operations["customfield.updateorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deadletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events and jobs that failed at every try, newest first
         * @description Role 100 or higher, module ADMIN.
         */
        get: operations["deadletter.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deadletter/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event or job again to whoever failed at it; who dealt with it does nothing
         * @description Role 100 or higher, module ADMIN.
         */
        post: operations["deadletter.resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documentkind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kinds of documents: their names and pages
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        get: operations["documentkind.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documentwidget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of documentwidget
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        get: operations["documentwidget.list"];
        put?: never;
        /**
         * Create documentwidget
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        post: operations["documentwidget.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documentwidget/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One documentwidget
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        get: operations["documentwidget.get"];
        /**
         * Change documentwidget
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        put: operations["documentwidget.put"];
        post?: never;
        /**
         * Delete documentwidget; where it has a trash, into the trash
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        delete: operations["documentwidget.delete"];
        options?: never;
        head?: never;
        /**
         * Change documentwidget
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        patch: operations["documentwidget.update"];
        trace?: never;
    };
    "/api/documentwidget/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a widget, right after it
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        post: operations["documentwidget.duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documentwidget/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to one of documentwidget, newest first
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        get: operations["documentwidget.log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documentwidget/bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete many of documentwidget; progress at batch/{id}, or with dry_run what would stay
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        post: operations["documentwidget.bulkdelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documentwidget/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * documentwidget as CSV or spreadsheet
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        get: operations["documentwidget.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documentwidget/updateorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order of documentwidget after dragging; `If-Match` takes their versions added up
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        post: operations["documentwidget.updateorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documentwidgettype": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Types of widget: their names and what can be filled in
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        get: operations["documentwidgettype.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of flow
         * @description Role 100 or higher, module CRM.
         */
        get: operations["flow.list"];
        put?: never;
        /**
         * Create a dossier, with a new relation if need be
         * @description Role 100 or higher, module CRM.
         */
        post: operations["flow.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/{hash}/getbycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The dossier as its customer sees it
         * @description A customer with the hash link of: flow.
         */
        get: operations["flow.getbycustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/{hash}/getflowcustomerbackground": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Picture above the customer pages
         * @description A customer with the hash link of: flow.
         */
        get: operations["flow.getflowcustomerbackground"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/{hash}/getflowlogobycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Logo of the company
         * @description A customer with the hash link of: flow.
         */
        get: operations["flow.getflowlogobycustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One flow
         * @description Role 100 or higher, module CRM.
         */
        get: operations["flow.get"];
        /**
         * Change flow
         * @description Role 100 or higher, module CRM.
         */
        put: operations["flow.put"];
        post?: never;
        /**
         * Delete flow; where it has a trash, into the trash
         * @description Role 100 or higher, module CRM.
         */
        delete: operations["flow.delete"];
        options?: never;
        head?: never;
        /**
         * Change flow
         * @description Role 100 or higher, module CRM.
         */
        patch: operations["flow.update"];
        trace?: never;
    };
    "/api/flow/{id}/downloadallpictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All photos of one of flow as a zip
         * @description Role 100 or higher, module CRM.
         */
        post: operations["flow.downloadallpictures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/{id}/forceDelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete for good from the trash of flow
         * @description Role 100 or higher, module CRM.
         */
        post: operations["flow.forceDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/{id}/getlogitems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Log of a dossier
         * @description Role 100 or higher, module CRM.
         */
        get: operations["flow.getlogitems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/{id}/getpictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Photos of one of flow, oldest first
         * @description Role 100 or higher, module CRM.
         */
        get: operations["flow.getpictures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/{id}/getsteps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a dossier waits for: documents and the like that ask for something
         * @description Role 100 or higher, module CRM.
         */
        get: operations["flow.getsteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to one of flow, newest first
         * @description Role 100 or higher, module CRM.
         */
        get: operations["flow.log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/{id}/resethash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New customer link; the old one stops working
         * @description Role 100 or higher, module CRM.
         */
        post: operations["flow.resethash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take out of the trash of flow
         * @description Role 100 or higher, module CRM.
         */
        post: operations["flow.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete many of flow; progress at batch/{id}, or with dry_run what would stay
         * @description Role 100 or higher, module CRM.
         */
        post: operations["flow.bulkdelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/bulkforcedelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete for good many from the trash of flow; progress at batch/{id}, or with dry_run what would stay
         * @description Role 100 or higher, module CRM.
         */
        post: operations["flow.bulkforcedelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/bulkimport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import the selected dossiers of a file that was loaded; progress at batch/{id}, undone at importfile/{id}/undo
         * @description Role 999 or higher, module CRM.
         */
        post: operations["flow.bulkimport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/bulkrestore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take many out of the trash of flow; progress at batch/{id}
         * @description Role 100 or higher, module CRM.
         */
        post: operations["flow.bulkrestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/emptytrash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete for good everything in the trash of flow; progress at batch/{id}
         * @description Role 100 or higher, module CRM.
         */
        post: operations["flow.emptytrash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * flow as CSV or spreadsheet
         * @description Role 100 or higher, module CRM.
         */
        get: operations["flow.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/getUsedFlowTags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tags in use on dossiers
         * @description Role 100 or higher, module CRM.
         */
        get: operations["flow.getUsedFlowTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/importableflows/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What each row of an uploaded file of dossiers would become
         * @description Role 999 or higher, module CRM.
         */
        get: operations["flow.importableflows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/importfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload CSV or a spreadsheet to import into flow; what its columns are is told, nothing is imported yet
         * @description Role 999 or higher, module CRM.
         */
        post: operations["flow.importfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/importtemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An empty spreadsheet with the columns that an import into flow knows
         * @description Role 999 or higher, module CRM.
         */
        get: operations["flow.importtemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/loadexternalfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file to attach to every dossier of an import; it waits thirty days for that import
         * @description Role 999 or higher, module CRM.
         */
        post: operations["flow.loadexternalfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/loadimportfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload CSV or a spreadsheet of dossiers; answers what each row would become, nothing is imported yet
         * @description Role 999 or higher, module CRM.
         */
        post: operations["flow.loadimportfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dossiers that came in and what they are worth in euros without VAT, month by month
         * @description Role 100 or higher, module CRM.
         */
        get: operations["flow.months"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/pipelinefigures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number and worth of all dossiers by status
         * @description Role 100 or higher, module CRM.
         */
        get: operations["flow.pipelinefigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/trashed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What lies in the trash of flow
         * @description Role 100 or higher, module CRM.
         */
        get: operations["flow.trashed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/updatestatuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put many dossiers in another status or sub-status; progress at batch/{id}
         * @description Role 100 or higher, module CRM.
         */
        post: operations["flow.updatestatuses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/updatetags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add and remove labels of many dossiers; progress at batch/{id}
         * @description Role 100 or higher, module CRM.
         */
        post: operations["flow.updatetags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flowfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of flowfile, of records that the user may see
         * @description Role 100 or higher, module CRM.
         */
        get: operations["flowfile.list"];
        put?: never;
        /**
         * Share a file with the customer of a dossier: a picture or a PDF
         * @description Role 100 or higher, module CRM.
         */
        post: operations["flowfile.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flowfile/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download one of flowfile
         * @description Role 100 or higher, module CRM.
         */
        get: operations["flowfile.get"];
        /**
         * Change what is known of one of flowfile; where it hangs stays as it is
         * @description Role 100 or higher, module CRM.
         */
        put: operations["flowfile.put"];
        post?: never;
        /**
         * Delete one of flowfile
         * @description Role 100 or higher, module CRM.
         */
        delete: operations["flowfile.delete"];
        options?: never;
        head?: never;
        /**
         * Change what is known of one of flowfile; where it hangs stays as it is
         * @description Role 100 or higher, module CRM.
         */
        patch: operations["flowfile.update"];
        trace?: never;
    };
    "/api/flowfile/{id}/showbycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A file that the dossier shares, for its customer
         * @description A customer with the hash link of: flow.
         */
        post: operations["flowfile.showbycustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flowfile/storebycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer sends a file about the dossier: a picture or a PDF
         * @description A customer with the hash link of: flow.
         */
        post: operations["flowfile.storebycustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/importfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Imports of the company, newest first, of resources that the user may import
         * @description Role 100 or higher.
         */
        get: operations["importfile.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/importfile/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One import: its columns, what they fill, and how far it is
         * @description Role 100 or higher.
         */
        get: operations["importfile.get"];
        put?: never;
        post?: never;
        /**
         * Throw away an uploaded file of which nothing was imported
         * @description Role 100 or higher.
         */
        delete: operations["importfile.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/importfile/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose what columns are and try every row; progress at batch/{id}, nothing is imported yet
         * @description Role 100 or higher.
         */
        post: operations["importfile.check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/importfile/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file as it was uploaded
         * @description Role 100 or higher.
         */
        get: operations["importfile.download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/importfile/{id}/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rows that are wrong, with the reasons in a column of their own, as CSV or spreadsheet
         * @description Role 100 or higher.
         */
        get: operations["importfile.errors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/importfile/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rows of an import, with what would happen to each or did, and what is wrong with it
         * @description Role 100 or higher.
         */
        get: operations["importfile.rows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/importfile/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import every row that is right, once all were tried; or go on after a stop. Progress at batch/{id}
         * @description Role 100 or higher.
         */
        post: operations["importfile.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/importfile/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a whole import back: what it made is deleted, what it changed gets its old values. Progress at batch/{id}
         * @description Role 100 or higher.
         */
        post: operations["importfile.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Services that the current user is linked to
         * @description Role 100 or higher.
         */
        get: operations["integrations.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrations/gcal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link the own calendar by its secret address in iCal format; it is read once and never shown again
         * @description Role 100 or higher, in person: not with an API token or as somebody else.
         */
        post: operations["integrations.gcal.link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrations/gcal/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlink a calendar; of others for role 5000 only
         * @description Role 100 or higher.
         */
        delete: operations["integrations.gcal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrations/gcal/{id}/forceremove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the link of a calendar whatever the other side says
         * @description Role 100 or higher.
         */
        post: operations["integrations.gcal.forceremove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrations/gcal/list/{userId}/{from}/{to}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Appointments in the linked calendar of a user, both days included; of others for role 1000 and higher
         * @description Role 100 or higher.
         */
        get: operations["integrations.gcal.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrations/listforuser/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Services that a user is linked to; of others for role 5000 only
         * @description Role 100 or higher.
         */
        get: operations["integrations.listforuser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of invoice
         * @description Role 100 or higher, module INVOICE.
         */
        get: operations["invoice.list"];
        put?: never;
        /**
         * Invoice for a dossier, a relation or a typed customer
         * @description Role 100 or higher, module INVOICE.
         */
        post: operations["invoice.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{hash}/downloadbycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The document as PDF
         * @description A customer with the hash link of: invoice.
         */
        get: operations["invoice.downloadbycustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{hash}/getbycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The document as its customer reads it
         * @description A customer with the hash link of: invoice.
         */
        get: operations["invoice.getbycustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{hash}/getcustomerbackground": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Picture above the customer pages
         * @description A customer with the hash link of: invoice.
         */
        get: operations["invoice.getcustomerbackground"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{hash}/getlogobycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Logo of the company
         * @description A customer with the hash link of: invoice.
         */
        get: operations["invoice.getlogobycustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{hash}/messagebycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer writes a message; without content it is refused (R-PORT-013)
         * @description A customer with the hash link of: invoice.
         */
        post: operations["invoice.messagebycustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{hash}/widgetpicture/{widget_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Picture in the document
         * @description A customer with the hash link of: invoice.
         */
        get: operations["invoice.widgetpicturebycustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One invoice
         * @description Role 100 or higher, module INVOICE.
         */
        get: operations["invoice.get"];
        /**
         * Change invoice
         * @description Role 100 or higher, module INVOICE.
         */
        put: operations["invoice.put"];
        post?: never;
        /**
         * Delete invoice; where it has a trash, into the trash
         * @description Role 100 or higher, module INVOICE.
         */
        delete: operations["invoice.delete"];
        options?: never;
        head?: never;
        /**
         * Change invoice
         * @description Role 100 or higher, module INVOICE.
         */
        patch: operations["invoice.update"];
        trace?: never;
    };
    "/api/invoice/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel: its customer does not find it any more; undone by putting the status back (R-DOC-001)
         * @description Role 100 or higher, module INVOICE.
         */
        post: operations["invoice.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{id}/createcreditinvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Credit invoice of a sent invoice, which can be credited once in all
         * @description Role 100 or higher, module INVOICE.
         */
        post: operations["invoice.createcreditinvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The document as PDF
         * @description Role 100 or higher, module INVOICE.
         */
        get: operations["invoice.download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy as a new draft, without number, dates or signature (G-COPYDOC)
         * @description Role 100 or higher, module INVOICE.
         */
        post: operations["invoice.duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{id}/earlierstatuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Statuses that one of invoice may be put back to, the latest first
         * @description Role 100 or higher, module INVOICE.
         */
        get: operations["invoice.earlierstatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{id}/forceDelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete for good from the trash of invoice
         * @description Role 100 or higher, module INVOICE.
         */
        post: operations["invoice.forceDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{id}/getForReminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the dialog of a reminder starts with
         * @description Role 100 or higher, module INVOICE.
         */
        get: operations["invoice.getForReminder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{id}/getForSendingEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the send dialog starts with (R-DOC-008)
         * @description Role 100 or higher, module INVOICE.
         */
        get: operations["invoice.getForSendingEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to one of invoice, newest first
         * @description Role 100 or higher, module INVOICE.
         */
        get: operations["invoice.log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{id}/markapproved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer agreed to the invoice
         * @description Role 100 or higher, module INVOICE.
         */
        post: operations["invoice.markapproved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{id}/markexpired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The term of the invoice is over
         * @description Role 100 or higher, module INVOICE.
         */
        post: operations["invoice.markexpired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{id}/markpaid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All that is open was paid today
         * @description Role 100 or higher, module INVOICE.
         */
        post: operations["invoice.markpaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{id}/markunpayable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The invoice will not be paid
         * @description Role 100 or higher, module INVOICE.
         */
        post: operations["invoice.markunpayable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{id}/prepared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The document drawn: for staff what its rows say, for the customer what they see
         * @description Role 100 or higher, module INVOICE.
         */
        get: operations["invoice.prepared"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{id}/resethash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New customer link; the old one stops working (R-DOC-015)
         * @description Role 100 or higher, module INVOICE.
         */
        post: operations["invoice.resethash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{id}/resettotemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace widgets and lines by those of a template
         * @description Role 100 or higher, module INVOICE.
         */
        post: operations["invoice.resettotemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take out of the trash of invoice
         * @description Role 100 or higher, module INVOICE.
         */
        post: operations["invoice.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{id}/saveastemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a copy as a template
         * @description Role 100 or higher, module INVOICE.
         */
        post: operations["invoice.saveastemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{id}/sendemail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send by mail, or mark as sent without sending
         * @description Role 100 or higher, module INVOICE.
         */
        post: operations["invoice.sendemail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{id}/sendreminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind the customer by mail of an invoice that is too late
         * @description Role 100 or higher, module INVOICE.
         */
        post: operations["invoice.sendreminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent, the newest first
         * @description Role 100 or higher, module INVOICE.
         */
        get: operations["invoice.versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{id}/versions/{version_id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The PDF of a version, as it was made
         * @description Role 100 or higher, module INVOICE.
         */
        get: operations["invoice.downloadversion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/ageing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Outstanding amounts including VAT, by days too late: up to 0, 14, 30, 60 and more
         * @description Role 100 or higher, module INVOICE.
         */
        get: operations["invoice.ageing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete many of invoice; progress at batch/{id}, or with dry_run what would stay
         * @description Role 100 or higher, module INVOICE.
         */
        post: operations["invoice.bulkdelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/bulkforcedelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete for good many from the trash of invoice; progress at batch/{id}, or with dry_run what would stay
         * @description Role 100 or higher, module INVOICE.
         */
        post: operations["invoice.bulkforcedelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/bulkrestore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take many out of the trash of invoice; progress at batch/{id}
         * @description Role 100 or higher, module INVOICE.
         */
        post: operations["invoice.bulkrestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/bulksendreminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind the customers of many invoices; progress at batch/{id}, or with dry_run of which not
         * @description Role 100 or higher, module INVOICE.
         */
        post: operations["invoice.bulksendreminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/createinvoicefromflow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invoice for a dossier
         * @description Role 100 or higher, module INVOICE.
         */
        post: operations["invoice.createinvoicefromflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/createinvoicefromquotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invoice of a quotation, whole or in part
         * @description Role 100 or higher, module INVOICE.
         */
        post: operations["invoice.createinvoicefromquotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/emptytrash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete for good everything in the trash of invoice; progress at batch/{id}
         * @description Role 100 or higher, module INVOICE.
         */
        post: operations["invoice.emptytrash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * invoice as CSV or spreadsheet
         * @description Role 100 or higher, module INVOICE.
         */
        get: operations["invoice.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/indexTemplates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Templates of this kind
         * @description Role 100 or higher, module INVOICE.
         */
        get: operations["invoice.indexTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Turnover in euros without VAT, by the month of the invoice
         * @description Role 100 or higher, module INVOICE.
         */
        get: operations["invoice.months"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/trashed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What lies in the trash of invoice
         * @description Role 100 or higher, module INVOICE.
         */
        get: operations["invoice.trashed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lead/{id}/changestatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a card of the lead board to another column
         * @description Role 100 or higher, module CRM.
         */
        post: operations["lead.changestatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of list_view
         * @description Role 100 or higher.
         */
        get: operations["listview.list"];
        put?: never;
        /**
         * Create list_view
         * @description Role 100 or higher.
         */
        post: operations["listview.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listview/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One list_view
         * @description Role 100 or higher.
         */
        get: operations["listview.get"];
        /**
         * Change list_view
         * @description Role 100 or higher.
         */
        put: operations["listview.put"];
        post?: never;
        /**
         * Delete list_view; where it has a trash, into the trash
         * @description Role 100 or higher.
         */
        delete: operations["listview.delete"];
        options?: never;
        head?: never;
        /**
         * Change list_view
         * @description Role 100 or higher.
         */
        patch: operations["listview.update"];
        trace?: never;
    };
    "/api/listview/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to one of listview, newest first
         * @description Role 100 or higher.
         */
        get: operations["listview.log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listview/bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete many of listview; progress at batch/{id}, or with dry_run what would stay
         * @description Role 100 or higher.
         */
        post: operations["listview.bulkdelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listview/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * listview as CSV or spreadsheet
         * @description Role 100 or higher.
         */
        get: operations["listview.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mailtemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of mailtemplate
         * @description Role 100 or higher, module SETTINGS.
         */
        get: operations["mailtemplate.list"];
        put?: never;
        /**
         * Create mailtemplate
         * @description Role 100 or higher, module SETTINGS.
         */
        post: operations["mailtemplate.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mailtemplate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One mailtemplate
         * @description Role 100 or higher, module SETTINGS.
         */
        get: operations["mailtemplate.get"];
        /**
         * Change mailtemplate
         * @description Role 100 or higher, module SETTINGS.
         */
        put: operations["mailtemplate.put"];
        post?: never;
        /**
         * Delete mailtemplate; where it has a trash, into the trash
         * @description Role 100 or higher, module SETTINGS.
         */
        delete: operations["mailtemplate.delete"];
        options?: never;
        head?: never;
        /**
         * Change mailtemplate
         * @description Role 100 or higher, module SETTINGS.
         */
        patch: operations["mailtemplate.update"];
        trace?: never;
    };
    "/api/mailtemplate/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy one of mailtemplate
         * @description Role 100 or higher, module SETTINGS.
         */
        post: operations["mailtemplate.duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mailtemplate/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to one of mailtemplate, newest first
         * @description Role 100 or higher, module SETTINGS.
         */
        get: operations["mailtemplate.log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mailtemplate/bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete many of mailtemplate; progress at batch/{id}, or with dry_run what would stay
         * @description Role 100 or higher, module SETTINGS.
         */
        post: operations["mailtemplate.bulkdelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mailtemplate/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * mailtemplate as CSV or spreadsheet
         * @description Role 100 or higher, module SETTINGS.
         */
        get: operations["mailtemplate.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of message
         * @description Role 100 or higher, module CRM.
         */
        get: operations["message.list"];
        put?: never;
        /**
         * Create message
         * @description Role 100 or higher, module CRM; or a customer with the hash link of: flow.
         */
        post: operations["message.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One message
         * @description Role 100 or higher, module CRM.
         */
        get: operations["message.get"];
        /**
         * Change message
         * @description Role 100 or higher, module CRM; or a customer with the hash link of: flow.
         */
        put: operations["message.put"];
        post?: never;
        /**
         * Delete message; where it has a trash, into the trash
         * @description Role 100 or higher, module CRM.
         */
        delete: operations["message.delete"];
        options?: never;
        head?: never;
        /**
         * Change message
         * @description Role 100 or higher, module CRM; or a customer with the hash link of: flow.
         */
        patch: operations["message.update"];
        trace?: never;
    };
    "/api/message/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to one of message, newest first
         * @description Role 100 or higher, module CRM.
         */
        get: operations["message.log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete many of message; progress at batch/{id}, or with dry_run what would stay
         * @description Role 100 or higher, module CRM.
         */
        post: operations["message.bulkdelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * message as CSV or spreadsheet
         * @description Role 100 or higher, module CRM.
         */
        get: operations["message.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/settleconversation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set what waits in a conversation to unanswered or read
         * @description Role 100 or higher, module CRM.
         */
        post: operations["message.settleconversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/module": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All modules with their numbers
         * @description Role 100 or higher, module ADMIN.
         */
        get: operations["module.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of note
         * @description Role 100 or higher, module CRM.
         */
        get: operations["note.list"];
        put?: never;
        /**
         * Create note
         * @description Role 100 or higher, module CRM.
         */
        post: operations["note.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/note/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One note
         * @description Role 100 or higher, module CRM.
         */
        get: operations["note.get"];
        /**
         * Change note
         * @description Role 100 or higher, module CRM.
         */
        put: operations["note.put"];
        post?: never;
        /**
         * Delete note; where it has a trash, into the trash
         * @description Role 100 or higher, module CRM.
         */
        delete: operations["note.delete"];
        options?: never;
        head?: never;
        /**
         * Change note
         * @description Role 100 or higher, module CRM.
         */
        patch: operations["note.update"];
        trace?: never;
    };
    "/api/note/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to one of note, newest first
         * @description Role 100 or higher, module CRM.
         */
        get: operations["note.log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/note/bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete many of note; progress at batch/{id}, or with dry_run what would stay
         * @description Role 100 or higher, module CRM.
         */
        post: operations["note.bulkdelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/note/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * note as CSV or spreadsheet
         * @description Role 100 or higher, module CRM.
         */
        get: operations["note.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of notification
         * @description Role 100 or higher.
         */
        get: operations["notification.list"];
        put?: never;
        /**
         * Create notification
         * @description Role 100 or higher.
         */
        post: operations["notification.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One notification
         * @description Role 100 or higher.
         */
        get: operations["notification.get"];
        /**
         * Change notification
         * @description Role 100 or higher.
         */
        put: operations["notification.put"];
        post?: never;
        /**
         * Delete notification; where it has a trash, into the trash
         * @description Role 100 or higher.
         */
        delete: operations["notification.delete"];
        options?: never;
        head?: never;
        /**
         * Change notification
         * @description Role 100 or higher.
         */
        patch: operations["notification.update"];
        trace?: never;
    };
    "/api/notification/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to one of notification, newest first
         * @description Role 100 or higher.
         */
        get: operations["notification.log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete many of notification; progress at batch/{id}, or with dry_run what would stay
         * @description Role 100 or higher.
         */
        post: operations["notification.bulkdelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * notification as CSV or spreadsheet
         * @description Role 100 or higher.
         */
        get: operations["notification.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/indexondate/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notifications of one day, newest first
         * @description Role 100 or higher.
         */
        get: operations["notification.indexondate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of organization
         * @description Role 100 or higher, module CRM.
         */
        get: operations["organization.list"];
        put?: never;
        /**
         * Create organization
         * @description Role 100 or higher, module CRM.
         */
        post: operations["organization.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One organization
         * @description Role 100 or higher, module CRM.
         */
        get: operations["organization.get"];
        /**
         * Change organization
         * @description Role 100 or higher, module CRM.
         */
        put: operations["organization.put"];
        post?: never;
        /**
         * Delete organization; where it has a trash, into the trash
         * @description Role 100 or higher, module CRM.
         */
        delete: operations["organization.delete"];
        options?: never;
        head?: never;
        /**
         * Change organization
         * @description Role 100 or higher, module CRM.
         */
        patch: operations["organization.update"];
        trace?: never;
    };
    "/api/organization/{id}/downloadallpictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All photos of one of organization as a zip
         * @description Role 100 or higher, module CRM.
         */
        post: operations["organization.downloadallpictures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/{id}/forceDelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete for good from the trash of organization
         * @description Role 100 or higher, module CRM.
         */
        post: operations["organization.forceDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/{id}/getpictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Photos of one of organization, oldest first
         * @description Role 100 or higher, module CRM.
         */
        get: operations["organization.getpictures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/{id}/locate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The place of its address, looked up when it is not known yet
         * @description Role 100 or higher, module CRM.
         */
        post: operations["organization.locate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to one of organization, newest first
         * @description Role 100 or higher, module CRM.
         */
        get: operations["organization.log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take out of the trash of organization
         * @description Role 100 or higher, module CRM.
         */
        post: operations["organization.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete many of organization; progress at batch/{id}, or with dry_run what would stay
         * @description Role 100 or higher, module CRM.
         */
        post: operations["organization.bulkdelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/bulkforcedelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete for good many from the trash of organization; progress at batch/{id}, or with dry_run what would stay
         * @description Role 100 or higher, module CRM.
         */
        post: operations["organization.bulkforcedelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/bulkrestore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take many out of the trash of organization; progress at batch/{id}
         * @description Role 100 or higher, module CRM.
         */
        post: operations["organization.bulkrestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/emptytrash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete for good everything in the trash of organization; progress at batch/{id}
         * @description Role 100 or higher, module CRM.
         */
        post: operations["organization.emptytrash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * organization as CSV or spreadsheet
         * @description Role 100 or higher, module CRM.
         */
        get: operations["organization.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/importfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload CSV or a spreadsheet to import into organization; what its columns are is told, nothing is imported yet
         * @description Role 100 or higher, module CRM.
         */
        post: operations["organization.importfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/importtemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An empty spreadsheet with the columns that an import into organization knows
         * @description Role 100 or higher, module CRM.
         */
        get: operations["organization.importtemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/trashed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What lies in the trash of organization
         * @description Role 100 or higher, module CRM.
         */
        get: operations["organization.trashed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link to choose a new password
         * @description Anyone.
         */
        post: operations["password.email"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password with the token of the mail
         * @description Anyone.
         */
        post: operations["password.reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of payment
         * @description Role 100 or higher, module INVOICE.
         */
        get: operations["payment.list"];
        put?: never;
        /**
         * Note a payment of an invoice; negative for what was paid back
         * @description Role 100 or higher, module INVOICE.
         */
        post: operations["payment.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One payment
         * @description Role 100 or higher, module INVOICE.
         */
        get: operations["payment.get"];
        put?: never;
        post?: never;
        /**
         * Take back a payment that was noted by mistake; answers the invoice
         * @description Role 100 or higher, module INVOICE.
         */
        delete: operations["payment.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to one of payment, newest first
         * @description Role 100 or higher, module INVOICE.
         */
        get: operations["payment.log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * payment as CSV or spreadsheet
         * @description Role 100 or higher, module INVOICE.
         */
        get: operations["payment.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of picture, of records that the user may see
         * @description Role 100 or higher.
         */
        get: operations["picture.list"];
        put?: never;
        /**
         * Upload a photo: jpg, png, gif, webp or heic
         * @description Role 100 or higher.
         */
        post: operations["picture.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/picture/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a photo
         * @description Role 100 or higher.
         */
        get: operations["picture.get"];
        /**
         * Change what is known of one of picture; where it hangs stays as it is
         * @description Role 100 or higher.
         */
        put: operations["picture.put"];
        post?: never;
        /**
         * Delete one of picture
         * @description Role 100 or higher.
         */
        delete: operations["picture.delete"];
        options?: never;
        head?: never;
        /**
         * Change what is known of one of picture; where it hangs stays as it is
         * @description Role 100 or higher.
         */
        patch: operations["picture.update"];
        trace?: never;
    };
    "/api/picture/{id}/getbycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A photo that the customer sent: as it is, or a thumbnail for a width
         * @description A customer with the hash link of: flow.
         */
        get: operations["picture.getbycustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/picture/{id}/removebycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer takes a photo back
         * @description A customer with the hash link of: flow.
         */
        post: operations["picture.removebycustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/picture/{id}/showthumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Thumbnail of a photo, 128, 512 or 1600 pixels at the longest side
         * @description Role 100 or higher.
         */
        post: operations["picture.showthumbnail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/picture/storebycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer sends a photo about the dossier: jpg, png, gif, webp or heic
         * @description A customer with the hash link of: flow.
         */
        post: operations["picture.storebycustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/branding/hostname/{host}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Branding of a host name; the product itself for an unknown one
         * @description Anyone.
         */
        get: operations["portal.branding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/branding/hostname/{host}/background": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Picture beside the sign-in form of a host name
         * @description Anyone.
         */
        get: operations["portal.brandingbackground"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/branding/hostname/{host}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Logo of the company that a host name belongs to
         * @description Anyone.
         */
        get: operations["portal.brandinglogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of product
         * @description Role 100 or higher, module SETTINGS.
         */
        get: operations["product.list"];
        put?: never;
        /**
         * Create a product with two empty price rows
         * @description Role 100 or higher, module SETTINGS.
         */
        post: operations["product.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One product
         * @description Role 100 or higher, module SETTINGS.
         */
        get: operations["product.get"];
        /**
         * Change product
         * @description Role 100 or higher, module SETTINGS.
         */
        put: operations["product.put"];
        post?: never;
        /**
         * Delete product; where it has a trash, into the trash
         * @description Role 100 or higher, module SETTINGS.
         */
        delete: operations["product.delete"];
        options?: never;
        head?: never;
        /**
         * Change product
         * @description Role 100 or higher, module SETTINGS.
         */
        patch: operations["product.update"];
        trace?: never;
    };
    "/api/product/{id}/clearRows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Empty the price table
         * @description Role 100 or higher, module SETTINGS.
         */
        post: operations["product.clearRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy one of product
         * @description Role 100 or higher, module SETTINGS.
         */
        post: operations["product.duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/{id}/forceDelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete for good from the trash of product
         * @description Role 100 or higher, module SETTINGS.
         */
        post: operations["product.forceDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to one of product, newest first
         * @description Role 100 or higher, module SETTINGS.
         */
        get: operations["product.log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take out of the trash of product
         * @description Role 100 or higher, module SETTINGS.
         */
        post: operations["product.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete many of product; progress at batch/{id}, or with dry_run what would stay
         * @description Role 100 or higher, module SETTINGS.
         */
        post: operations["product.bulkdelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/bulkforcedelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete for good many from the trash of product; progress at batch/{id}, or with dry_run what would stay
         * @description Role 100 or higher, module SETTINGS.
         */
        post: operations["product.bulkforcedelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/bulkrestore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take many out of the trash of product; progress at batch/{id}
         * @description Role 100 or higher, module SETTINGS.
         */
        post: operations["product.bulkrestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/emptytrash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete for good everything in the trash of product; progress at batch/{id}
         * @description Role 100 or higher, module SETTINGS.
         */
        post: operations["product.emptytrash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * product as CSV or spreadsheet
         * @description Role 100 or higher, module SETTINGS.
         */
        get: operations["product.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/importfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload CSV or a spreadsheet to import into product; what its columns are is told, nothing is imported yet
         * @description Role 100 or higher, module SETTINGS.
         */
        post: operations["product.importfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/importtemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An empty spreadsheet with the columns that an import into product knows
         * @description Role 100 or higher, module SETTINGS.
         */
        get: operations["product.importtemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/trashed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What lies in the trash of product
         * @description Role 100 or higher, module SETTINGS.
         */
        get: operations["product.trashed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/producttablerow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of producttablerow
         * @description Role 100 or higher, module SETTINGS.
         */
        get: operations["producttablerow.list"];
        put?: never;
        /**
         * Create producttablerow
         * @description Role 100 or higher, module SETTINGS.
         */
        post: operations["producttablerow.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/producttablerow/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One producttablerow
         * @description Role 100 or higher, module SETTINGS.
         */
        get: operations["producttablerow.get"];
        /**
         * Change producttablerow
         * @description Role 100 or higher, module SETTINGS.
         */
        put: operations["producttablerow.put"];
        post?: never;
        /**
         * Delete producttablerow; where it has a trash, into the trash
         * @description Role 100 or higher, module SETTINGS.
         */
        delete: operations["producttablerow.delete"];
        options?: never;
        head?: never;
        /**
         * Change producttablerow
         * @description Role 100 or higher, module SETTINGS.
         */
        patch: operations["producttablerow.update"];
        trace?: never;
    };
    "/api/producttablerow/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to one of producttablerow, newest first
         * @description Role 100 or higher, module SETTINGS.
         */
        get: operations["producttablerow.log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/producttablerow/bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete many of producttablerow; progress at batch/{id}, or with dry_run what would stay
         * @description Role 100 or higher, module SETTINGS.
         */
        post: operations["producttablerow.bulkdelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/producttablerow/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * producttablerow as CSV or spreadsheet
         * @description Role 100 or higher, module SETTINGS.
         */
        get: operations["producttablerow.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of quotation
         * @description Role 100 or higher, module QUOTATION.
         */
        get: operations["quotation.list"];
        put?: never;
        /**
         * Quotation for a dossier, a relation or a typed customer
         * @description Role 100 or higher, module QUOTATION.
         */
        post: operations["quotation.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/{hash}/approvebycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer agrees; a second time changes nothing and answers the first
         * @description A customer with the hash link of: quotation.
         */
        post: operations["quotation.approvebycustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/{hash}/chooseoptionbycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer chooses additional work, or not
         * @description A customer with the hash link of: quotation.
         */
        post: operations["quotation.chooseoptionbycustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/{hash}/downloadbycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The document as PDF
         * @description A customer with the hash link of: quotation.
         */
        get: operations["quotation.downloadbycustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/{hash}/getbycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The document as its customer reads it
         * @description A customer with the hash link of: quotation.
         */
        get: operations["quotation.getbycustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/{hash}/getcustomerbackground": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Picture above the customer pages
         * @description A customer with the hash link of: quotation.
         */
        get: operations["quotation.getcustomerbackground"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/{hash}/getlogobycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Logo of the company
         * @description A customer with the hash link of: quotation.
         */
        get: operations["quotation.getlogobycustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/{hash}/messagebycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer writes a message; without content it is refused (R-PORT-013)
         * @description A customer with the hash link of: quotation.
         */
        post: operations["quotation.messagebycustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/{hash}/rejectbycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer turns the document down
         * @description A customer with the hash link of: quotation.
         */
        post: operations["quotation.rejectbycustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/{hash}/widgetpicture/{widget_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Picture in the document
         * @description A customer with the hash link of: quotation.
         */
        get: operations["quotation.widgetpicturebycustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One quotation
         * @description Role 100 or higher, module QUOTATION.
         */
        get: operations["quotation.get"];
        /**
         * Change quotation
         * @description Role 100 or higher, module QUOTATION.
         */
        put: operations["quotation.put"];
        post?: never;
        /**
         * Delete quotation; where it has a trash, into the trash
         * @description Role 100 or higher, module QUOTATION.
         */
        delete: operations["quotation.delete"];
        options?: never;
        head?: never;
        /**
         * Change quotation
         * @description Role 100 or higher, module QUOTATION.
         */
        patch: operations["quotation.update"];
        trace?: never;
    };
    "/api/quotation/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel: its customer does not find it any more; undone by putting the status back (R-DOC-001)
         * @description Role 100 or higher, module QUOTATION.
         */
        post: operations["quotation.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The document as PDF
         * @description Role 100 or higher, module QUOTATION.
         */
        get: operations["quotation.download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy as a new draft, without number, dates or signature (G-COPYDOC)
         * @description Role 100 or higher, module QUOTATION.
         */
        post: operations["quotation.duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/{id}/earlierstatuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Statuses that one of quotation may be put back to, the latest first
         * @description Role 100 or higher, module QUOTATION.
         */
        get: operations["quotation.earlierstatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/{id}/forceDelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete for good from the trash of quotation
         * @description Role 100 or higher, module QUOTATION.
         */
        post: operations["quotation.forceDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/{id}/getForSendingEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the send dialog starts with (R-DOC-008)
         * @description Role 100 or higher, module QUOTATION.
         */
        get: operations["quotation.getForSendingEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to one of quotation, newest first
         * @description Role 100 or higher, module QUOTATION.
         */
        get: operations["quotation.log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/{id}/prepared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The document drawn: for staff what its rows say, for the customer what they see
         * @description Role 100 or higher, module QUOTATION.
         */
        get: operations["quotation.prepared"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/{id}/resethash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New customer link; the old one stops working (R-DOC-015)
         * @description Role 100 or higher, module QUOTATION.
         */
        post: operations["quotation.resethash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/{id}/resettotemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace widgets and lines by those of a template
         * @description Role 100 or higher, module QUOTATION.
         */
        post: operations["quotation.resettotemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take out of the trash of quotation
         * @description Role 100 or higher, module QUOTATION.
         */
        post: operations["quotation.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/{id}/saveastemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a copy as a template
         * @description Role 100 or higher, module QUOTATION.
         */
        post: operations["quotation.saveastemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/{id}/sendemail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send by mail, or mark as sent without sending
         * @description Role 100 or higher, module QUOTATION.
         */
        post: operations["quotation.sendemail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent, the newest first
         * @description Role 100 or higher, module QUOTATION.
         */
        get: operations["quotation.versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/{id}/versions/{version_id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The PDF of a version, as it was made
         * @description Role 100 or higher, module QUOTATION.
         */
        get: operations["quotation.downloadversion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete many of quotation; progress at batch/{id}, or with dry_run what would stay
         * @description Role 100 or higher, module QUOTATION.
         */
        post: operations["quotation.bulkdelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/bulkforcedelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete for good many from the trash of quotation; progress at batch/{id}, or with dry_run what would stay
         * @description Role 100 or higher, module QUOTATION.
         */
        post: operations["quotation.bulkforcedelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/bulkrestore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take many out of the trash of quotation; progress at batch/{id}
         * @description Role 100 or higher, module QUOTATION.
         */
        post: operations["quotation.bulkrestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/createquotationfromflow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quotation for a dossier
         * @description Role 100 or higher, module QUOTATION.
         */
        post: operations["quotation.createquotationfromflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/emptytrash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete for good everything in the trash of quotation; progress at batch/{id}
         * @description Role 100 or higher, module QUOTATION.
         */
        post: operations["quotation.emptytrash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * quotation as CSV or spreadsheet
         * @description Role 100 or higher, module QUOTATION.
         */
        get: operations["quotation.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/indexTemplates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Templates of this kind
         * @description Role 100 or higher, module QUOTATION.
         */
        get: operations["quotation.indexTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quotations sent and approved, in euros without VAT, month by month
         * @description Role 100 or higher, module QUOTATION.
         */
        get: operations["quotation.months"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation/trashed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What lies in the trash of quotation
         * @description Role 100 or higher, module QUOTATION.
         */
        get: operations["quotation.trashed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a company with its first administrator; answers as signing in does
         * @description Anyone.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of relation
         * @description Role 100 or higher, module CRM.
         */
        get: operations["relation.list"];
        put?: never;
        /**
         * Create relation
         * @description Role 100 or higher, module CRM.
         */
        post: operations["relation.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One relation
         * @description Role 100 or higher, module CRM.
         */
        get: operations["relation.get"];
        /**
         * Change relation
         * @description Role 100 or higher, module CRM.
         */
        put: operations["relation.put"];
        post?: never;
        /**
         * Delete relation; where it has a trash, into the trash
         * @description Role 100 or higher, module CRM.
         */
        delete: operations["relation.delete"];
        options?: never;
        head?: never;
        /**
         * Change relation
         * @description Role 100 or higher, module CRM.
         */
        patch: operations["relation.update"];
        trace?: never;
    };
    "/api/relation/{id}/downloadallpictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All photos of one of relation as a zip
         * @description Role 100 or higher, module CRM.
         */
        post: operations["relation.downloadallpictures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relation/{id}/forceDelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete for good from the trash of relation
         * @description Role 100 or higher, module CRM.
         */
        post: operations["relation.forceDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relation/{id}/getpictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Photos of one of relation, oldest first
         * @description Role 100 or higher, module CRM.
         */
        get: operations["relation.getpictures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relation/{id}/locate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The place of its address, looked up when it is not known yet
         * @description Role 100 or higher, module CRM.
         */
        post: operations["relation.locate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relation/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to one of relation, newest first
         * @description Role 100 or higher, module CRM.
         */
        get: operations["relation.log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relation/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take out of the trash of relation
         * @description Role 100 or higher, module CRM.
         */
        post: operations["relation.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relation/bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete many of relation; progress at batch/{id}, or with dry_run what would stay
         * @description Role 100 or higher, module CRM.
         */
        post: operations["relation.bulkdelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relation/bulkforcedelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete for good many from the trash of relation; progress at batch/{id}, or with dry_run what would stay
         * @description Role 100 or higher, module CRM.
         */
        post: operations["relation.bulkforcedelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relation/bulkrestore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take many out of the trash of relation; progress at batch/{id}
         * @description Role 100 or higher, module CRM.
         */
        post: operations["relation.bulkrestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relation/emptytrash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete for good everything in the trash of relation; progress at batch/{id}
         * @description Role 100 or higher, module CRM.
         */
        post: operations["relation.emptytrash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relation/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * relation as CSV or spreadsheet
         * @description Role 100 or higher, module CRM.
         */
        get: operations["relation.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relation/importfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload CSV or a spreadsheet to import into relation; what its columns are is told, nothing is imported yet
         * @description Role 100 or higher, module CRM.
         */
        post: operations["relation.importfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relation/importtemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An empty spreadsheet with the columns that an import into relation knows
         * @description Role 100 or higher, module CRM.
         */
        get: operations["relation.importtemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relation/trashed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What lies in the trash of relation
         * @description Role 100 or higher, module CRM.
         */
        get: operations["relation.trashed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search everything the company owns; groups of 10 that grow by 10
         * @description Role 100 or higher.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/secondfactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the own sign-in has a second step, and how many recovery codes are left
         * @description Any signed-in user, in person: not with an API token or as somebody else.
         */
        get: operations["secondfactor.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/secondfactor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the authenticator app with its first code; answers the recovery codes, once
         * @description Any signed-in user, in person: not with an API token or as somebody else.
         */
        post: operations["secondfactor.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/secondfactor/recoverycodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New recovery codes; the old ones stop working
         * @description Any signed-in user, in person: not with an API token or as somebody else.
         */
        post: operations["secondfactor.recoverycodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/secondfactor/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new secret for an authenticator app; counts once a code has confirmed it
         * @description Any signed-in user, in person: not with an API token or as somebody else.
         */
        post: operations["secondfactor.setup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/secondfactor/turnoff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in without a second step again
         * @description Any signed-in user, in person: not with an API token or as somebody else.
         */
        post: operations["secondfactor.turnoff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the signed-in user is signed in
         * @description Any signed-in user, in person: not with an API token or as somebody else.
         */
        get: operations["session.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out one other device, or without an id all others
         * @description Any signed-in user, in person: not with an API token or as somebody else.
         */
        post: operations["session.end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/signature/{id}/showSignature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Signature type and image
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        get: operations["signature.showSignature"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/systemnotification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * System notifications for this user; with `all` every one there is, for platform staff
         * @description Any signed-in user.
         */
        get: operations["systemnotification.list"];
        put?: never;
        /**
         * Create system_notification
         * @description Role 100 or higher, module ADMIN.
         */
        post: operations["systemnotification.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/systemnotification/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One system_notification
         * @description Role 100 or higher, module ADMIN.
         */
        get: operations["systemnotification.get"];
        /**
         * Change system_notification
         * @description Role 100 or higher, module ADMIN.
         */
        put: operations["systemnotification.put"];
        post?: never;
        /**
         * Delete system_notification; where it has a trash, into the trash
         * @description Role 100 or higher, module ADMIN.
         */
        delete: operations["systemnotification.delete"];
        options?: never;
        head?: never;
        /**
         * Change system_notification
         * @description Role 100 or higher, module ADMIN.
         */
        patch: operations["systemnotification.update"];
        trace?: never;
    };
    "/api/systemnotification/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to one of systemnotification, newest first
         * @description Role 100 or higher, module ADMIN.
         */
        get: operations["systemnotification.log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/systemnotification/bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete many of systemnotification; progress at batch/{id}, or with dry_run what would stay
         * @description Role 100 or higher, module ADMIN.
         */
        post: operations["systemnotification.bulkdelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of user
         * @description Role 100 or higher.
         */
        get: operations["user.list"];
        put?: never;
        /**
         * Create a user; without a password the user gets a mail to choose one
         * @description Role 5000 or higher, in person: not with an API token or as somebody else.
         */
        post: operations["user.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One user
         * @description Role 100 or higher.
         */
        get: operations["user.get"];
        /**
         * Change a user: administrators everything, others their own name, phone and language
         * @description Any signed-in user.
         */
        put: operations["user.put"];
        post?: never;
        /**
         * Delete a user; sign-ins, API tokens and the log-in name go with it
         * @description Role 5000 or higher, in person: not with an API token or as somebody else.
         */
        delete: operations["user.delete"];
        options?: never;
        head?: never;
        /**
         * Change a user: administrators everything, others their own name, phone and language
         * @description Any signed-in user.
         */
        patch: operations["user.update"];
        trace?: never;
    };
    "/api/user/{id}/adminlogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Work as a user of another company, for at most half an hour
         * @description Role 5000 or higher, module ADMIN, in person: not with an API token or as somebody else.
         */
        post: operations["user.adminlogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{id}/deleteuser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a user; sign-ins, API tokens and the log-in name go with it
         * @description Role 5000 or higher, in person: not with an API token or as somebody else.
         */
        post: operations["user.deleteuser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to one of user, newest first
         * @description Role 100 or higher.
         */
        get: operations["user.log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{id}/resetsecondfactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the second step of a colleague away, who lost phone and recovery codes
         * @description Role 5000 or higher, in person: not with an API token or as somebody else.
         */
        post: operations["user.resetsecondfactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{id}/updatepassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password
         * @description Any signed-in user, in person: not with an API token or as somebody else.
         */
        post: operations["user.updatepassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * user as CSV or spreadsheet
         * @description Role 100 or higher.
         */
        get: operations["user.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getcommunicatormessages/{number}/{status}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Conversations by their newest message: a number of them, all or those that wait
         * @description Role 100 or higher, module CRM.
         */
        get: operations["user.getcommunicatormessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getcurrentuser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user, module flags and the micro-frontends to load
         * @description Any signed-in user.
         */
        get: operations["user.getcurrentuser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getleadpipeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cards of the lead board
         * @description Role 100 or higher, module CRM.
         */
        get: operations["user.getleadpipeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search everything the company owns; groups of 10 that grow by 10
         * @description Role 100 or higher.
         */
        get: operations["user.search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/updateorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order of user after dragging; `If-Match` takes their versions added up
         * @description Role 5000 or higher.
         */
        post: operations["user.updateorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/widgetpicture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the picture of a widget
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        post: operations["widgetpicture.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/widgetpicture/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Picture of a widget
         * @description Role 100 or higher, module QUOTATION or CONFIRMATION or INVOICE or PROJECT.
         */
        get: operations["widgetpicture.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** apitoken */
        apitoken: {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            user_id: number;
            name: string;
            hint: string;
            scopes: ("BASIS:read" | "BASIS:write" | "CRM:read" | "CRM:write" | "SALES:read" | "SALES:write" | "SETTINGS:read" | "SETTINGS:write" | "ADMIN:read" | "ADMIN:write" | "PARTNER:read" | "PARTNER:write" | "PARTNERMANAGEMENT:read" | "PARTNERMANAGEMENT:write" | "PROJECT:read" | "PROJECT:write" | "PROJECTMANAGEMENT:read" | "PROJECTMANAGEMENT:write" | "INTAKE:read" | "INTAKE:write" | "QUOTATION:read" | "QUOTATION:write" | "CONFIRMATION:read" | "CONFIRMATION:write" | "INVOICE:read" | "INVOICE:write" | "AFTERCARE:read" | "AFTERCARE:write")[];
            expires_at: string | null;
            last_used_at: string | null;
            revoked_at: string | null;
            user_fullname: string | null;
        };
        /** apitoken.created */
        "apitoken.created": {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            user_id: number;
            name: string;
            hint: string;
            scopes: ("BASIS:read" | "BASIS:write" | "CRM:read" | "CRM:write" | "SALES:read" | "SALES:write" | "SETTINGS:read" | "SETTINGS:write" | "ADMIN:read" | "ADMIN:write" | "PARTNER:read" | "PARTNER:write" | "PARTNERMANAGEMENT:read" | "PARTNERMANAGEMENT:write" | "PROJECT:read" | "PROJECT:write" | "PROJECTMANAGEMENT:read" | "PROJECTMANAGEMENT:write" | "INTAKE:read" | "INTAKE:write" | "QUOTATION:read" | "QUOTATION:write" | "CONFIRMATION:read" | "CONFIRMATION:write" | "INVOICE:read" | "INVOICE:write" | "AFTERCARE:read" | "AFTERCARE:write")[];
            expires_at: string | null;
            last_used_at: string | null;
            revoked_at: string | null;
            user_fullname: string | null;
            token: string;
        };
        /** attachedfile */
        attachedfile: {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            attachedfileable_type: string;
            attachedfileable_id: number;
            flow_id: number | null;
            filename: string;
            content_type: string;
            size: number;
            user_id: number | null;
        };
        /** attachedfile.update */
        "attachedfile.update": {
            filename?: string;
            readonly company_id?: unknown;
            readonly version?: unknown;
            readonly created_at?: unknown;
            readonly updated_at?: unknown;
            readonly attachedfileable_type?: unknown;
            readonly attachedfileable_id?: unknown;
            readonly flow_id?: unknown;
            readonly content_type?: unknown;
            readonly size?: unknown;
            readonly user_id?: unknown;
        };
        /** attachment */
        attachment: {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            attachable_type: string;
            attachable_id: number;
            filename: string;
            content_type: string;
            size: number;
        };
        /** attachment.row */
        "attachment.row": {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            attachable_type: string;
            attachable_id: number;
            filename: string;
            content_type: string;
            size: number;
        };
        /** bulkimport */
        bulkimport: {
            importableFlows: {
                id: number;
                /** @description In the file, the header being 1 */
                row?: number;
                relation?: string;
                relation_id?: number | null;
                description?: string;
                valid?: boolean;
                /** @description By field; of the whole row under an empty name */
                errors?: {
                    [key: string]: string;
                };
                selected: boolean;
            }[];
            status?: "unread" | "new" | "intake" | "quotation" | "confirmation" | "project" | "invoice" | "aftercare" | "completed" | "cancelled";
            phase?: string | null;
            reference?: string | null;
            reference2?: string | null;
            reference3?: string | null;
            relation_id?: number | null;
            user_id?: number | null;
            office_user_id?: number | null;
            project_user_id?: number | null;
            lead_source?: string;
            tags?: string[];
            organization_id?: number | null;
            externalFilename?: string | null;
            externalFilepath?: string | null;
        };
        /** calculation */
        calculation: {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            calculable_type: string;
            calculable_id: number | null;
            flow_id: number | null;
            hash: string;
            title: string | null;
            is_template: boolean;
            new_number: string | null;
            calc_base: "inc" | "exc";
            calculationitemColumns: {
                tag: string;
                description?: string;
                selected: boolean;
            }[];
            calculationitemRows: {
                tag: string;
                description?: string;
                selected: boolean;
            }[];
            discount: number;
            origin_cumulatives: boolean;
            origin_grouping: boolean;
            auto_recalc: boolean;
            partialinvoicetype: ("fromamount" | "frompercentage" | "rest") | null;
            amount_exc_vat: number;
            amount_exc_vat_0: number;
            amount_exc_vat_6: number;
            amount_exc_vat_9: number;
            amount_exc_vat_21: number;
            amount_vat_6: number;
            amount_vat_9: number;
            amount_vat_21: number;
            amount_inc_vat: number;
            amount_discount_exc: number;
            amount_discount_inc: number;
            amount_exc_vat_exc_discount: number;
            amount_inc_vat_exc_discount: number;
            unit_amount: number;
            product_amount: number;
            unit_rate_inc: number;
            unit_rate_exc: number;
            overall_unit_rate_inc: number;
            overall_unit_rate_exc: number;
            paymentamount_exc: number;
            paymentamount_inc: number;
            paymentamount_vat_6: number;
            paymentamount_vat_9: number;
            paymentamount_vat_21: number;
            invoicedamount: number;
            calculationitems?: components["schemas"]["calculationline"][];
        };
        /** calculation.create */
        "calculation.create": {
            flow_id?: number | null;
            title?: string | null;
            new_number?: string | null;
            calc_base?: "inc" | "exc";
            calculationitemColumns?: {
                tag: string;
                description?: string;
                selected: boolean;
            }[];
            calculationitemRows?: {
                tag: string;
                description?: string;
                selected: boolean;
            }[];
            discount?: number;
            origin_cumulatives?: boolean;
            origin_grouping?: boolean;
            auto_recalc?: boolean;
            partialinvoicetype?: ("fromamount" | "frompercentage" | "rest") | null;
        };
        /** calculation.update */
        "calculation.update": {
            flow_id?: number | null;
            title?: string | null;
            new_number?: string | null;
            calc_base?: "inc" | "exc";
            calculationitemColumns?: {
                tag: string;
                description?: string;
                selected: boolean;
            }[];
            calculationitemRows?: {
                tag: string;
                description?: string;
                selected: boolean;
            }[];
            discount?: number;
            origin_cumulatives?: boolean;
            origin_grouping?: boolean;
            auto_recalc?: boolean;
            partialinvoicetype?: ("fromamount" | "frompercentage" | "rest") | null;
            readonly company_id?: unknown;
            readonly version?: unknown;
            readonly created_at?: unknown;
            readonly updated_at?: unknown;
            readonly calculable_type?: unknown;
            readonly calculable_id?: unknown;
            readonly hash?: unknown;
            readonly is_template?: unknown;
            readonly amount_exc_vat?: unknown;
            readonly amount_exc_vat_0?: unknown;
            readonly amount_exc_vat_6?: unknown;
            readonly amount_exc_vat_9?: unknown;
            readonly amount_exc_vat_21?: unknown;
            readonly amount_vat_6?: unknown;
            readonly amount_vat_9?: unknown;
            readonly amount_vat_21?: unknown;
            readonly amount_inc_vat?: unknown;
            readonly amount_discount_exc?: unknown;
            readonly amount_discount_inc?: unknown;
            readonly amount_exc_vat_exc_discount?: unknown;
            readonly amount_inc_vat_exc_discount?: unknown;
            readonly unit_amount?: unknown;
            readonly product_amount?: unknown;
            readonly unit_rate_inc?: unknown;
            readonly unit_rate_exc?: unknown;
            readonly overall_unit_rate_inc?: unknown;
            readonly overall_unit_rate_exc?: unknown;
            readonly paymentamount_exc?: unknown;
            readonly paymentamount_inc?: unknown;
            readonly paymentamount_vat_6?: unknown;
            readonly paymentamount_vat_9?: unknown;
            readonly paymentamount_vat_21?: unknown;
            readonly invoicedamount?: unknown;
            readonly calculationitems?: unknown;
        };
        /** calculationitem */
        calculationitem: {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            calculable_type: string;
            calculation_id: number;
            calculationitem_id: number | null;
            product_id: number | null;
            product_type: string | null;
            product_group: string | null;
            product_snapshot: {
                calc_base?: string;
                calc_method?: string;
                producttablerows?: {
                    [key: string]: unknown;
                }[];
                matrix?: {
                    [key: string]: unknown;
                } | null;
            } | null;
            item_type: "product" | "manual" | "header";
            item_name: string | null;
            custom_item_name: string | null;
            infotext: string | null;
            custom_infotext: string | null;
            unit_of_measurement: string;
            product_amount: number;
            start_amount_inc: number;
            start_amount_exc: number;
            vat_percentage: number;
            vat_category: ("standard" | "zero" | "exempt" | "reverse" | "intra" | "outside") | null;
            vat_reason: string | null;
            percentage_vat_0: number;
            percentage_vat_6: number;
            percentage_vat_9: number;
            percentage_vat_21: number;
            unit_amount: number | null;
            unit_amount_manual: number | null;
            unit_rate_inc_manual: number | null;
            unit_rate_exc_manual: number | null;
            discount_percentage: number;
            order: number;
            additionalwork: boolean;
            selected: boolean;
            settled: {
                exc: number;
                vat: number;
            } | null;
        };
        /** calculationitem.create */
        "calculationitem.create": {
            calculation_id: number;
            calculationitem_id?: number | null;
            product_id?: number | null;
            product_type?: string | null;
            product_group?: string | null;
            item_type?: "product" | "manual" | "header";
            item_name?: string | null;
            custom_item_name?: string | null;
            infotext?: string | null;
            custom_infotext?: string | null;
            unit_of_measurement?: string;
            product_amount?: number;
            start_amount_inc?: number;
            start_amount_exc?: number;
            vat_percentage?: number;
            vat_category?: ("standard" | "zero" | "exempt" | "reverse" | "intra" | "outside") | null;
            vat_reason?: string | null;
            percentage_vat_0?: number;
            percentage_vat_6?: number;
            percentage_vat_9?: number;
            percentage_vat_21?: number;
            unit_amount?: number | null;
            unit_amount_manual?: number | null;
            unit_rate_inc_manual?: number | null;
            unit_rate_exc_manual?: number | null;
            discount_percentage?: number;
            order?: number;
            additionalwork?: boolean;
            selected?: boolean;
        };
        /** calculationitem.update */
        "calculationitem.update": {
            calculationitem_id?: number | null;
            product_id?: number | null;
            product_type?: string | null;
            product_group?: string | null;
            item_type?: "product" | "manual" | "header";
            item_name?: string | null;
            custom_item_name?: string | null;
            infotext?: string | null;
            custom_infotext?: string | null;
            unit_of_measurement?: string;
            product_amount?: number;
            start_amount_inc?: number;
            start_amount_exc?: number;
            vat_percentage?: number;
            vat_category?: ("standard" | "zero" | "exempt" | "reverse" | "intra" | "outside") | null;
            vat_reason?: string | null;
            percentage_vat_0?: number;
            percentage_vat_6?: number;
            percentage_vat_9?: number;
            percentage_vat_21?: number;
            unit_amount?: number | null;
            unit_amount_manual?: number | null;
            unit_rate_inc_manual?: number | null;
            unit_rate_exc_manual?: number | null;
            discount_percentage?: number;
            order?: number;
            additionalwork?: boolean;
            selected?: boolean;
            readonly company_id?: unknown;
            readonly version?: unknown;
            readonly created_at?: unknown;
            readonly updated_at?: unknown;
            readonly calculable_type?: unknown;
            readonly calculation_id?: unknown;
            readonly product_snapshot?: unknown;
            readonly settled?: unknown;
        };
        /** calculationline */
        calculationline: {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            calculable_type: string;
            calculation_id: number;
            calculationitem_id: number | null;
            product_id: number | null;
            product_type: string | null;
            product_group: string | null;
            product_snapshot: {
                calc_base?: string;
                calc_method?: string;
                producttablerows?: {
                    [key: string]: unknown;
                }[];
                matrix?: {
                    [key: string]: unknown;
                } | null;
            } | null;
            item_type: "product" | "manual" | "header";
            item_name: string | null;
            custom_item_name: string | null;
            infotext: string | null;
            custom_infotext: string | null;
            unit_of_measurement: string;
            product_amount: number;
            start_amount_inc: number;
            start_amount_exc: number;
            vat_percentage: number;
            vat_category: ("standard" | "zero" | "exempt" | "reverse" | "intra" | "outside") | null;
            vat_reason: string | null;
            percentage_vat_0: number;
            percentage_vat_6: number;
            percentage_vat_9: number;
            percentage_vat_21: number;
            unit_amount: number | null;
            unit_amount_manual: number | null;
            unit_rate_inc_manual: number | null;
            unit_rate_exc_manual: number | null;
            discount_percentage: number;
            order: number;
            additionalwork: boolean;
            selected: boolean;
            settled: {
                exc: number;
                vat: number;
            } | null;
            depth: number;
            counts: boolean;
            additional: boolean;
            quantity: number;
            unit_rate_exc: number;
            unit_rate_inc: number;
            total_exc: number;
            total_inc: number;
            total_discount_exc: number;
            total_discount_inc: number;
        };
        /** company */
        company: {
            id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            name: string;
            email: string | null;
            phone: string | null;
            address: string | null;
            postcode: string | null;
            city: string | null;
            country: string;
            kvk: string | null;
            vat_number: string | null;
            iban: string | null;
            website: string | null;
            hostnames: string[];
            /** Format: time-zone */
            time_zone: string;
            lat: number | null;
            lng: number | null;
            deleted_at: string | null;
            modules: {
                id: number;
                tag: "BASIS" | "CRM" | "SALES" | "SETTINGS" | "ADMIN" | "PARTNER" | "PARTNERMANAGEMENT" | "PROJECT" | "PROJECTMANAGEMENT" | "INTAKE" | "QUOTATION" | "CONFIRMATION" | "INVOICE" | "AFTERCARE";
            }[];
            users: number;
        };
        /** company.create */
        "company.create": {
            name: string;
            email?: string | null;
            phone?: string | null;
            address?: string | null;
            postcode?: string | null;
            city?: string | null;
            country?: string;
            kvk?: string | null;
            vat_number?: string | null;
            iban?: string | null;
            website?: string | null;
            hostnames?: string[];
            /** Format: time-zone */
            time_zone?: string;
            lat?: number | null;
            lng?: number | null;
        };
        /** company.row */
        "company.row": {
            id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            name: string;
            email: string | null;
            phone: string | null;
            address: string | null;
            postcode: string | null;
            city: string | null;
            country: string;
            kvk: string | null;
            vat_number: string | null;
            iban: string | null;
            website: string | null;
            hostnames: string[];
            /** Format: time-zone */
            time_zone: string;
            lat: number | null;
            lng: number | null;
            deleted_at: string | null;
        };
        /** company.update */
        "company.update": {
            name?: string;
            email?: string | null;
            phone?: string | null;
            address?: string | null;
            postcode?: string | null;
            city?: string | null;
            country?: string;
            kvk?: string | null;
            vat_number?: string | null;
            iban?: string | null;
            website?: string | null;
            hostnames?: string[];
            /** Format: time-zone */
            time_zone?: string;
            lat?: number | null;
            lng?: number | null;
            readonly version?: unknown;
            readonly created_at?: unknown;
            readonly updated_at?: unknown;
            readonly deleted_at?: unknown;
            readonly modules?: unknown;
            readonly users?: unknown;
        };
        /** companysettings */
        companysettings: {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            appname: string | null;
            appdescription: string | null;
            brand_button_color: string | null;
            quotation_approval_signature: boolean;
            confirmation_approval_signature: boolean;
            lead_sources: string[];
            cancel_reasons: string[];
            experimental: {
                [key: string]: boolean;
            };
            custom_lead_infobox: string | null;
            standard_flowprofile_id: number | null;
            gl_reference: string | null;
            gl_description: string | null;
            exact_discount_reference: string | null;
            exact_discount_description: string | null;
            kpi_products: number[];
            kpi_products2: number[];
            kpi_products3: number[];
            brand_header_picture_id: number | null;
            brand_footer_picture_id: number | null;
            customer_background_picture_id: number | null;
            update_reason: string | null;
        };
        /** companysettings.update */
        "companysettings.update": {
            appname?: string | null;
            appdescription?: string | null;
            brand_button_color?: string | null;
            quotation_approval_signature?: boolean;
            confirmation_approval_signature?: boolean;
            lead_sources?: string[];
            cancel_reasons?: string[];
            experimental?: {
                [key: string]: boolean;
            };
            custom_lead_infobox?: string | null;
            standard_flowprofile_id?: number | null;
            gl_reference?: string | null;
            gl_description?: string | null;
            exact_discount_reference?: string | null;
            exact_discount_description?: string | null;
            kpi_products?: number[];
            kpi_products2?: number[];
            kpi_products3?: number[];
            brand_header_picture_id?: number | null;
            brand_footer_picture_id?: number | null;
            customer_background_picture_id?: number | null;
            update_reason?: string | null;
            readonly company_id?: unknown;
            readonly version?: unknown;
            readonly created_at?: unknown;
            readonly updated_at?: unknown;
        };
        /** confirmation */
        confirmation: {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            number: string | null;
            title: string | null;
            hash: string;
            is_template: boolean;
            flow_id: number | null;
            relation_id: number | null;
            customer: {
                relation_id: number | null;
                organization: string | null;
                name: string;
                nameprefix: string | null;
                surname: string | null;
                fullname: string;
                email: string | null;
                phone: string | null;
                address: string | null;
                postcode: string | null;
                city: string | null;
                street?: string | null;
                number?: string | null;
                number_addition?: string | null;
                country?: string;
                vat_number?: string | null;
                kvk?: string | null;
            } | null;
            relation_fullname: string;
            calculation_id: number | null;
            user_id: number | null;
            document_type_id: number | null;
            documentdate: string | null;
            enddate: string | null;
            date_send: string | null;
            date_viewed: string | null;
            date_approved: string | null;
            date_rejected: string | null;
            reject_reason: string | null;
            amount_exc_vat: number;
            amount_inc_vat: number;
            custom_css: string | null;
            customer_background_picture_id: number | null;
            documentversion_id: number | null;
            version_number: number;
            changed_since_sent: boolean;
            status: "draft" | "sent" | "approved" | "rejected" | "cancelled";
            quotation_id: number | null;
            deleted_at: string | null;
            locked?: boolean;
            user_fullname: string | null;
            /** @description Moves: send, renew, approve, reject, cancel, putBack */
            can?: string[];
            /** @description Why a move from this status is refused now */
            cannot?: {
                [key: string]: string;
            };
            documentwidgets?: components["schemas"]["documentwidget.row"][];
            attachments?: components["schemas"]["attachment.row"][];
            company?: components["schemas"]["company.row"] | null;
            logitems?: components["schemas"]["logitem"][];
            calculation?: components["schemas"]["workedcalculation"] | null;
            flow?: components["schemas"]["flow.row"] | null;
            relation?: components["schemas"]["relation.row"] | null;
        };
        /** confirmation.row */
        "confirmation.row": {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            number: string | null;
            title: string | null;
            hash: string;
            is_template: boolean;
            flow_id: number | null;
            relation_id: number | null;
            customer: {
                relation_id: number | null;
                organization: string | null;
                name: string;
                nameprefix: string | null;
                surname: string | null;
                fullname: string;
                email: string | null;
                phone: string | null;
                address: string | null;
                postcode: string | null;
                city: string | null;
                street?: string | null;
                number?: string | null;
                number_addition?: string | null;
                country?: string;
                vat_number?: string | null;
                kvk?: string | null;
            } | null;
            relation_fullname: string;
            calculation_id: number | null;
            user_id: number | null;
            document_type_id: number | null;
            documentdate: string | null;
            enddate: string | null;
            date_send: string | null;
            date_viewed: string | null;
            date_approved: string | null;
            date_rejected: string | null;
            reject_reason: string | null;
            amount_exc_vat: number;
            amount_inc_vat: number;
            custom_css: string | null;
            customer_background_picture_id: number | null;
            documentversion_id: number | null;
            version_number: number;
            changed_since_sent: boolean;
            status: "draft" | "sent" | "approved" | "rejected" | "cancelled";
            quotation_id: number | null;
            deleted_at: string | null;
        };
        /** confirmation.update */
        "confirmation.update": {
            title?: string | null;
            flow_id?: number | null;
            relation_id?: number | null;
            user_id?: number | null;
            document_type_id?: number | null;
            documentdate?: string | null;
            enddate?: string | null;
            custom_css?: string | null;
            customer_background_picture_id?: number | null;
            status?: string;
            update_reason?: string | null;
            readonly company_id?: unknown;
            readonly version?: unknown;
            readonly created_at?: unknown;
            readonly updated_at?: unknown;
            readonly number?: unknown;
            readonly hash?: unknown;
            readonly is_template?: unknown;
            readonly customer?: unknown;
            readonly relation_fullname?: unknown;
            readonly calculation_id?: unknown;
            readonly date_send?: unknown;
            readonly date_viewed?: unknown;
            readonly date_approved?: unknown;
            readonly date_rejected?: unknown;
            readonly reject_reason?: unknown;
            readonly amount_exc_vat?: unknown;
            readonly amount_inc_vat?: unknown;
            readonly documentversion_id?: unknown;
            readonly version_number?: unknown;
            readonly changed_since_sent?: unknown;
            readonly quotation_id?: unknown;
            readonly deleted_at?: unknown;
            readonly locked?: unknown;
            readonly user_fullname?: unknown;
            readonly can?: unknown;
            readonly cannot?: unknown;
            readonly documentwidgets?: unknown;
            readonly attachments?: unknown;
            readonly company?: unknown;
            readonly logitems?: unknown;
            readonly calculation?: unknown;
            readonly flow?: unknown;
            readonly relation?: unknown;
        };
        /** currentuser */
        currentuser: {
            id: number;
            username: string;
            name: string;
            nameprefix: string | null;
            surname: string | null;
            fullname: string;
            email: string;
            phone: string | null;
            role: number;
            user_type: string;
            altDashboard: string;
            language: ("nl" | "en" | "es-AR") | null;
            companyname: string;
            time_zone: string;
            currentcompany_id: number;
            appdescription: string;
            /** @description 1 hides prices and statistics on the pages of a dossier */
            simplemode: number;
            experimental: {
                [key: string]: boolean;
            };
            impersonator: {
                id: number;
                fullname: string;
            } | null;
            brand: {
                color: string | null;
                logo_url: string | null;
            };
            remotes: {
                name: string;
                entry: string;
                app: string;
            }[];
            hasModuleBASIS: boolean;
            hasModuleCRM: boolean;
            hasModuleSALES: boolean;
            hasModuleSETTINGS: boolean;
            hasModuleADMIN: boolean;
            hasModulePARTNER: boolean;
            hasModulePARTNERMANAGEMENT: boolean;
            hasModulePROJECT: boolean;
            hasModulePROJECTMANAGEMENT: boolean;
            hasModuleINTAKE: boolean;
            hasModuleQUOTATION: boolean;
            hasModuleCONFIRMATION: boolean;
            hasModuleINVOICE: boolean;
            hasModuleAFTERCARE: boolean;
        };
        /** customerconfirmation */
        customerconfirmation: {
            id: number;
            kind: string;
            noun: string;
            enddate_label: "validUntil" | "dueOn";
            number: string | null;
            title: string | null;
            status: string;
            hash: string;
            documentdate: string | null;
            enddate: string | null;
            delivery_date: string | null;
            custom_css: string | null;
            amount_exc_vat: number;
            amount_inc_vat: number;
            amount_discount_inc: number;
            vat: {
                category: "standard" | "zero" | "exempt" | "reverse" | "intra" | "outside";
                rate: number;
                /** @description Amount excluding VAT */
                base: number;
                /** @description VAT over it */
                amount: number;
                reason: string | null;
            }[];
            /** @description 0 for what was never sent */
            version_number: number;
            company: {
                name: string;
                phone: string | null;
                email: string | null;
                address: string | null;
                postcode: string | null;
                city: string | null;
                kvk: string | null;
                vat_number: string | null;
                iban: string | null;
                time_zone: string;
                brand_color: string | null;
                has_logo: boolean;
            };
            customer: {
                fullname: string;
                organization: string | null;
                address: string | null;
                postcode: string | null;
                city: string | null;
            } | null;
            widgets: {
                id: number;
                /** @description The name staff gave it */
                description: string;
                /** @description Class names that a company hangs its own style on */
                custom_class: string;
                absent: ("hidden" | "conditions") | null;
                blocks: ({
                    /** @constant */
                    type: "heading";
                    text: string;
                } | {
                    /** @constant */
                    type: "rich-text";
                    /** @description One to three, safe HTML */
                    columns: string[];
                } | {
                    /** @constant */
                    type: "table";
                    table: {
                        columns: {
                            tag: string;
                            header: string;
                            align: "left" | "right";
                        }[];
                        /** @description Whether the head is shown (row HEADER) */
                        showHead: boolean;
                        lines: {
                            id: number;
                            kind: "group" | "item" | "sub";
                            /** @description Explanation under the name, safe HTML */
                            info: string;
                            /** @description In the order of the columns */
                            cells: {
                                text: string;
                                value: number | string | null;
                            }[];
                        }[];
                        totals: {
                            tag: string;
                            label: string;
                            text: string;
                            value: number;
                            /** @description `total` is the figure to find first, `detail` what it is made of */
                            emphasis: "total" | "line" | "detail";
                        }[];
                    };
                } | {
                    /** @constant */
                    type: "choices";
                    title: string;
                    options: {
                        /** @description Number of the line */
                        id: number;
                        name: string;
                        info: string;
                        /** @description Including VAT, as people read it */
                        price: string;
                        amount_inc_vat: number;
                        selected: boolean;
                    }[];
                } | {
                    /** @constant */
                    type: "picture";
                    widget_id: number | null;
                    alignment: "fullwidth" | "fullwidthnotopmargin" | "alignleft" | "alignright" | "aligncenter" | "centerhalf";
                    alt: string;
                } | {
                    /** @constant */
                    type: "signature";
                    /** @description What is agreed to, above the signature */
                    html: string;
                } | {
                    /** @constant */
                    type: "break";
                })[];
            }[];
            signature: {
                id: number;
                username: string;
                place: string | null;
                comments: string | null;
                signature_type: string;
                signature: string | null;
                signed_at: string;
                /** @description SHA-256 of what was signed */
                fingerprint: string;
            } | null;
            /** @description Names this version when it is agreed to */
            fingerprint: string;
            news: {
                version_number: number;
                changes: {
                    what: "added" | "removed" | "price" | "text" | "total" | "enddate";
                    /** @description Name of the line; empty for what is about the whole document */
                    name: string;
                    before: string | null;
                    after: string | null;
                }[];
            } | null;
            /** @description The company has a picture above its pages */
            has_background: boolean;
            can_approve: boolean;
            asks_payment: boolean;
            signature_required: boolean;
            messages: {
                id: number;
                content: string;
                sender: "customer" | "company";
                sender_name: string | null;
                created_at: string;
            }[];
            attachments: {
                id: number;
                filename: string;
                size: number;
                content_type: string;
            }[];
            siblings: {
                kind: string;
                noun: string;
                number: string | null;
                title: string | null;
                status: string;
                hash: string;
                page: string;
                amount_inc_vat: number;
                enddate: string | null;
            }[];
            adviser: {
                fullname: string;
                email: string;
                phone: string | null;
            } | null;
            /** @description Link on the dossier that it belongs to */
            flow_hash: string | null;
        };
        /** customerinvoice */
        customerinvoice: {
            id: number;
            kind: string;
            noun: string;
            enddate_label: "validUntil" | "dueOn";
            number: string | null;
            title: string | null;
            status: string;
            hash: string;
            documentdate: string | null;
            enddate: string | null;
            delivery_date: string | null;
            custom_css: string | null;
            amount_exc_vat: number;
            amount_inc_vat: number;
            amount_discount_inc: number;
            vat: {
                category: "standard" | "zero" | "exempt" | "reverse" | "intra" | "outside";
                rate: number;
                /** @description Amount excluding VAT */
                base: number;
                /** @description VAT over it */
                amount: number;
                reason: string | null;
            }[];
            /** @description 0 for what was never sent */
            version_number: number;
            company: {
                name: string;
                phone: string | null;
                email: string | null;
                address: string | null;
                postcode: string | null;
                city: string | null;
                kvk: string | null;
                vat_number: string | null;
                iban: string | null;
                time_zone: string;
                brand_color: string | null;
                has_logo: boolean;
            };
            customer: {
                fullname: string;
                organization: string | null;
                address: string | null;
                postcode: string | null;
                city: string | null;
            } | null;
            widgets: {
                id: number;
                /** @description The name staff gave it */
                description: string;
                /** @description Class names that a company hangs its own style on */
                custom_class: string;
                absent: ("hidden" | "conditions") | null;
                blocks: ({
                    /** @constant */
                    type: "heading";
                    text: string;
                } | {
                    /** @constant */
                    type: "rich-text";
                    /** @description One to three, safe HTML */
                    columns: string[];
                } | {
                    /** @constant */
                    type: "table";
                    table: {
                        columns: {
                            tag: string;
                            header: string;
                            align: "left" | "right";
                        }[];
                        /** @description Whether the head is shown (row HEADER) */
                        showHead: boolean;
                        lines: {
                            id: number;
                            kind: "group" | "item" | "sub";
                            /** @description Explanation under the name, safe HTML */
                            info: string;
                            /** @description In the order of the columns */
                            cells: {
                                text: string;
                                value: number | string | null;
                            }[];
                        }[];
                        totals: {
                            tag: string;
                            label: string;
                            text: string;
                            value: number;
                            /** @description `total` is the figure to find first, `detail` what it is made of */
                            emphasis: "total" | "line" | "detail";
                        }[];
                    };
                } | {
                    /** @constant */
                    type: "choices";
                    title: string;
                    options: {
                        /** @description Number of the line */
                        id: number;
                        name: string;
                        info: string;
                        /** @description Including VAT, as people read it */
                        price: string;
                        amount_inc_vat: number;
                        selected: boolean;
                    }[];
                } | {
                    /** @constant */
                    type: "picture";
                    widget_id: number | null;
                    alignment: "fullwidth" | "fullwidthnotopmargin" | "alignleft" | "alignright" | "aligncenter" | "centerhalf";
                    alt: string;
                } | {
                    /** @constant */
                    type: "signature";
                    /** @description What is agreed to, above the signature */
                    html: string;
                } | {
                    /** @constant */
                    type: "break";
                })[];
            }[];
            signature: {
                id: number;
                username: string;
                place: string | null;
                comments: string | null;
                signature_type: string;
                signature: string | null;
                signed_at: string;
                /** @description SHA-256 of what was signed */
                fingerprint: string;
            } | null;
            /** @description Names this version when it is agreed to */
            fingerprint: string;
            news: {
                version_number: number;
                changes: {
                    what: "added" | "removed" | "price" | "text" | "total" | "enddate";
                    /** @description Name of the line; empty for what is about the whole document */
                    name: string;
                    before: string | null;
                    after: string | null;
                }[];
            } | null;
            /** @description The company has a picture above its pages */
            has_background: boolean;
            can_approve: boolean;
            asks_payment: boolean;
            signature_required: boolean;
            messages: {
                id: number;
                content: string;
                sender: "customer" | "company";
                sender_name: string | null;
                created_at: string;
            }[];
            attachments: {
                id: number;
                filename: string;
                size: number;
                content_type: string;
            }[];
            siblings: {
                kind: string;
                noun: string;
                number: string | null;
                title: string | null;
                status: string;
                hash: string;
                page: string;
                amount_inc_vat: number;
                enddate: string | null;
            }[];
            adviser: {
                fullname: string;
                email: string;
                phone: string | null;
            } | null;
            /** @description Link on the dossier that it belongs to */
            flow_hash: string | null;
        };
        /** customerquotation */
        customerquotation: {
            id: number;
            kind: string;
            noun: string;
            enddate_label: "validUntil" | "dueOn";
            number: string | null;
            title: string | null;
            status: string;
            hash: string;
            documentdate: string | null;
            enddate: string | null;
            delivery_date: string | null;
            custom_css: string | null;
            amount_exc_vat: number;
            amount_inc_vat: number;
            amount_discount_inc: number;
            vat: {
                category: "standard" | "zero" | "exempt" | "reverse" | "intra" | "outside";
                rate: number;
                /** @description Amount excluding VAT */
                base: number;
                /** @description VAT over it */
                amount: number;
                reason: string | null;
            }[];
            /** @description 0 for what was never sent */
            version_number: number;
            company: {
                name: string;
                phone: string | null;
                email: string | null;
                address: string | null;
                postcode: string | null;
                city: string | null;
                kvk: string | null;
                vat_number: string | null;
                iban: string | null;
                time_zone: string;
                brand_color: string | null;
                has_logo: boolean;
            };
            customer: {
                fullname: string;
                organization: string | null;
                address: string | null;
                postcode: string | null;
                city: string | null;
            } | null;
            widgets: {
                id: number;
                /** @description The name staff gave it */
                description: string;
                /** @description Class names that a company hangs its own style on */
                custom_class: string;
                absent: ("hidden" | "conditions") | null;
                blocks: ({
                    /** @constant */
                    type: "heading";
                    text: string;
                } | {
                    /** @constant */
                    type: "rich-text";
                    /** @description One to three, safe HTML */
                    columns: string[];
                } | {
                    /** @constant */
                    type: "table";
                    table: {
                        columns: {
                            tag: string;
                            header: string;
                            align: "left" | "right";
                        }[];
                        /** @description Whether the head is shown (row HEADER) */
                        showHead: boolean;
                        lines: {
                            id: number;
                            kind: "group" | "item" | "sub";
                            /** @description Explanation under the name, safe HTML */
                            info: string;
                            /** @description In the order of the columns */
                            cells: {
                                text: string;
                                value: number | string | null;
                            }[];
                        }[];
                        totals: {
                            tag: string;
                            label: string;
                            text: string;
                            value: number;
                            /** @description `total` is the figure to find first, `detail` what it is made of */
                            emphasis: "total" | "line" | "detail";
                        }[];
                    };
                } | {
                    /** @constant */
                    type: "choices";
                    title: string;
                    options: {
                        /** @description Number of the line */
                        id: number;
                        name: string;
                        info: string;
                        /** @description Including VAT, as people read it */
                        price: string;
                        amount_inc_vat: number;
                        selected: boolean;
                    }[];
                } | {
                    /** @constant */
                    type: "picture";
                    widget_id: number | null;
                    alignment: "fullwidth" | "fullwidthnotopmargin" | "alignleft" | "alignright" | "aligncenter" | "centerhalf";
                    alt: string;
                } | {
                    /** @constant */
                    type: "signature";
                    /** @description What is agreed to, above the signature */
                    html: string;
                } | {
                    /** @constant */
                    type: "break";
                })[];
            }[];
            signature: {
                id: number;
                username: string;
                place: string | null;
                comments: string | null;
                signature_type: string;
                signature: string | null;
                signed_at: string;
                /** @description SHA-256 of what was signed */
                fingerprint: string;
            } | null;
            /** @description Names this version when it is agreed to */
            fingerprint: string;
            news: {
                version_number: number;
                changes: {
                    what: "added" | "removed" | "price" | "text" | "total" | "enddate";
                    /** @description Name of the line; empty for what is about the whole document */
                    name: string;
                    before: string | null;
                    after: string | null;
                }[];
            } | null;
            /** @description The company has a picture above its pages */
            has_background: boolean;
            can_approve: boolean;
            asks_payment: boolean;
            signature_required: boolean;
            messages: {
                id: number;
                content: string;
                sender: "customer" | "company";
                sender_name: string | null;
                created_at: string;
            }[];
            attachments: {
                id: number;
                filename: string;
                size: number;
                content_type: string;
            }[];
            siblings: {
                kind: string;
                noun: string;
                number: string | null;
                title: string | null;
                status: string;
                hash: string;
                page: string;
                amount_inc_vat: number;
                enddate: string | null;
            }[];
            adviser: {
                fullname: string;
                email: string;
                phone: string | null;
            } | null;
            /** @description Link on the dossier that it belongs to */
            flow_hash: string | null;
        };
        /** customfield */
        customfield: {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            resource: string;
            key: string;
            label: string;
            type: "text" | "number" | "date" | "boolean" | "choice";
            options: string[];
            required: boolean;
            order: number;
        };
        /** customfield.create */
        "customfield.create": {
            resource: string;
            key?: string;
            label: string;
            type?: "text" | "number" | "date" | "boolean" | "choice";
            options?: string[];
            required?: boolean;
            order?: number;
        };
        /** customfield.update */
        "customfield.update": {
            resource?: string;
            key?: string;
            label?: string;
            type?: "text" | "number" | "date" | "boolean" | "choice";
            options?: string[];
            required?: boolean;
            order?: number;
            readonly company_id?: unknown;
            readonly version?: unknown;
            readonly created_at?: unknown;
            readonly updated_at?: unknown;
        };
        /** deadletter */
        deadletter: {
            id: number;
            handler: string;
            name: string | null;
            company_id: number | null;
            company_name: string | null;
            reason: string;
            /** Format: date-time */
            failed_at: string;
        };
        /** document.create */
        "document.create": {
            flow_id?: number | null;
            relation_id?: number | null;
            relation?: {
                fullname?: string;
                email?: string | null;
                phone?: string | null;
                address?: string | null;
                postcode?: string | null;
                city?: string | null;
            };
            title?: string | null;
            template_id?: number | null;
            items?: {
                product_id?: number;
                item_type?: "product" | "manual" | "header";
                item_name?: string;
                product_amount?: number;
                unit_of_measurement?: string;
                unit_rate_exc_manual?: number;
                unit_rate_inc_manual?: number;
                vat_percentage?: 0 | 6 | 9 | 21;
                discount_percentage?: number;
                additionalwork?: boolean;
                selected?: boolean;
            }[];
        };
        /** documentwidget */
        documentwidget: {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            widgetable_type: string;
            widgetable_id: number;
            document_widget_type_tag: string;
            order: number;
            description: string | null;
            textcontent: string | null;
            textcontent2: string | null;
            textcontent3: string | null;
            stringcontent: string | null;
            conditions: {
                field_name?: string;
                verticaldatafield_id?: number | null;
                vertical_id?: number | null;
                operator: string;
                field_value?: string;
                type?: string;
                pretty_description?: string;
            }[];
            custom_class: string | null;
            custom_styling: string | null;
            is_hidden: boolean;
            update_reason: string | null;
            picture_width: number | null;
            picture_height: number | null;
            recurringvertical_id: number | null;
            calculationitemColumns: {
                tag: string;
                description?: string;
                selected: boolean;
            }[] | null;
            calculationitemRows: {
                tag: string;
                description?: string;
                selected: boolean;
            }[] | null;
        };
        /** documentwidget.create */
        "documentwidget.create": {
            widgetable_type: string;
            widgetable_id: number;
            document_widget_type_tag: string;
            order?: number;
            description?: string | null;
            textcontent?: string | null;
            textcontent2?: string | null;
            textcontent3?: string | null;
            stringcontent?: string | null;
            conditions?: {
                field_name?: string;
                verticaldatafield_id?: number | null;
                vertical_id?: number | null;
                operator: string;
                field_value?: string;
                type?: string;
                pretty_description?: string;
            }[];
            custom_class?: string | null;
            custom_styling?: string | null;
            is_hidden?: boolean;
            update_reason?: string | null;
            recurringvertical_id?: number | null;
            calculationitemColumns?: {
                tag: string;
                description?: string;
                selected: boolean;
            }[] | null;
            calculationitemRows?: {
                tag: string;
                description?: string;
                selected: boolean;
            }[] | null;
        };
        /** documentwidget.row */
        "documentwidget.row": {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            widgetable_type: string;
            widgetable_id: number;
            document_widget_type_tag: string;
            order: number;
            description: string | null;
            textcontent: string | null;
            textcontent2: string | null;
            textcontent3: string | null;
            stringcontent: string | null;
            conditions: {
                field_name?: string;
                verticaldatafield_id?: number | null;
                vertical_id?: number | null;
                operator: string;
                field_value?: string;
                type?: string;
                pretty_description?: string;
            }[];
            custom_class: string | null;
            custom_styling: string | null;
            is_hidden: boolean;
            update_reason: string | null;
            picture_width: number | null;
            picture_height: number | null;
            recurringvertical_id: number | null;
            calculationitemColumns: {
                tag: string;
                description?: string;
                selected: boolean;
            }[] | null;
            calculationitemRows: {
                tag: string;
                description?: string;
                selected: boolean;
            }[] | null;
        };
        /** documentwidget.update */
        "documentwidget.update": {
            widgetable_type?: string;
            widgetable_id?: number;
            document_widget_type_tag?: string;
            order?: number;
            description?: string | null;
            textcontent?: string | null;
            textcontent2?: string | null;
            textcontent3?: string | null;
            stringcontent?: string | null;
            conditions?: {
                field_name?: string;
                verticaldatafield_id?: number | null;
                vertical_id?: number | null;
                operator: string;
                field_value?: string;
                type?: string;
                pretty_description?: string;
            }[];
            custom_class?: string | null;
            custom_styling?: string | null;
            is_hidden?: boolean;
            update_reason?: string | null;
            recurringvertical_id?: number | null;
            calculationitemColumns?: {
                tag: string;
                description?: string;
                selected: boolean;
            }[] | null;
            calculationitemRows?: {
                tag: string;
                description?: string;
                selected: boolean;
            }[] | null;
            readonly company_id?: unknown;
            readonly version?: unknown;
            readonly created_at?: unknown;
            readonly updated_at?: unknown;
            readonly picture_width?: unknown;
            readonly picture_height?: unknown;
        };
        /** ExternalCalendarEvent */
        ExternalCalendarEvent: {
            summary: string;
            /** Format: date-time */
            start: string;
            /** Format: date-time */
            end: string;
            /** @description From the first midnight of the company to the last */
            all_day: boolean;
        };
        /** flow */
        flow: {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            number: string | null;
            status: "unread" | "new" | "intake" | "quotation" | "confirmation" | "project" | "invoice" | "aftercare" | "completed" | "cancelled";
            type: string | null;
            tags: string[];
            relation_id: number;
            relation_fullname: string;
            city: string | null;
            user_id: number | null;
            office_user_id: number | null;
            project_user_id: number | null;
            /** Format: date */
            lead_date: string;
            lead_source: string;
            flowprofile_id: number | null;
            partner_id: number | null;
            partner_project_id: number | null;
            flow_phase_id: number | null;
            phase: string | null;
            description: string | null;
            reference: string | null;
            reference2: string | null;
            reference3: string | null;
            intake_id: number | null;
            flow_data_id: number | null;
            hash: string;
            order_value: number | null;
            current_start_date: string | null;
            current_end_date: string | null;
            /** Format: date-time */
            flowstage_start_at: string;
            date_lead: string | null;
            date_intake: string | null;
            date_quotation: string | null;
            date_confirmation: string | null;
            date_project: string | null;
            date_project_start: string | null;
            date_invoice: string | null;
            date_aftercare: string | null;
            date_archived: string | null;
            remarks: string | null;
            deleted_at: string | null;
            custom_fields: {
                [key: string]: string | number | boolean | null;
            };
            user_fullname: string | null;
            relatednotes?: components["schemas"]["note.row"][];
            relatedmessages?: components["schemas"]["message.row"][];
            flowfiles?: components["schemas"]["flowfile.row"][];
            pictures?: components["schemas"]["picture.row"][];
            quotations?: components["schemas"]["quotation.row"][];
            confirmations?: components["schemas"]["confirmation.row"][];
            invoices?: components["schemas"]["invoice.row"][];
        };
        /** flow.create */
        "flow.create": {
            status?: "unread" | "new" | "intake" | "quotation" | "confirmation" | "project" | "invoice" | "aftercare" | "completed" | "cancelled";
            type?: string | null;
            tags?: string[];
            city?: string | null;
            user_id?: number | null;
            office_user_id?: number | null;
            project_user_id?: number | null;
            /** Format: date */
            lead_date?: string;
            lead_source?: string;
            flowprofile_id?: number | null;
            partner_id?: number | null;
            partner_project_id?: number | null;
            flow_phase_id?: number | null;
            phase?: string | null;
            description?: string | null;
            reference?: string | null;
            reference2?: string | null;
            reference3?: string | null;
            intake_id?: number | null;
            flow_data_id?: number | null;
            current_start_date?: string | null;
            current_end_date?: string | null;
            date_project_start?: string | null;
            remarks?: string | null;
            custom_fields?: {
                [key: string]: string | number | boolean | null;
            };
            relation_id?: number | null;
            relation?: {
                fullname?: string;
                name?: string;
                nameprefix?: string | null;
                surname?: string | null;
                email?: string | null;
                phone?: string | null;
                address?: string | null;
                number?: string | null;
                postcode?: string | null;
                city?: string | null;
            };
        };
        /** flow.row */
        "flow.row": {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            number: string | null;
            status: "unread" | "new" | "intake" | "quotation" | "confirmation" | "project" | "invoice" | "aftercare" | "completed" | "cancelled";
            type: string | null;
            tags: string[];
            relation_id: number;
            relation_fullname: string;
            city: string | null;
            user_id: number | null;
            office_user_id: number | null;
            project_user_id: number | null;
            /** Format: date */
            lead_date: string;
            lead_source: string;
            flowprofile_id: number | null;
            partner_id: number | null;
            partner_project_id: number | null;
            flow_phase_id: number | null;
            phase: string | null;
            description: string | null;
            reference: string | null;
            reference2: string | null;
            reference3: string | null;
            intake_id: number | null;
            flow_data_id: number | null;
            hash: string;
            order_value: number | null;
            current_start_date: string | null;
            current_end_date: string | null;
            /** Format: date-time */
            flowstage_start_at: string;
            date_lead: string | null;
            date_intake: string | null;
            date_quotation: string | null;
            date_confirmation: string | null;
            date_project: string | null;
            date_project_start: string | null;
            date_invoice: string | null;
            date_aftercare: string | null;
            date_archived: string | null;
            remarks: string | null;
            deleted_at: string | null;
            custom_fields: {
                [key: string]: string | number | boolean | null;
            };
        };
        /** flow.update */
        "flow.update": {
            status?: "unread" | "new" | "intake" | "quotation" | "confirmation" | "project" | "invoice" | "aftercare" | "completed" | "cancelled";
            type?: string | null;
            tags?: string[];
            relation_id?: number;
            city?: string | null;
            user_id?: number | null;
            office_user_id?: number | null;
            project_user_id?: number | null;
            /** Format: date */
            lead_date?: string;
            lead_source?: string;
            flowprofile_id?: number | null;
            partner_id?: number | null;
            partner_project_id?: number | null;
            flow_phase_id?: number | null;
            phase?: string | null;
            description?: string | null;
            reference?: string | null;
            reference2?: string | null;
            reference3?: string | null;
            intake_id?: number | null;
            flow_data_id?: number | null;
            current_start_date?: string | null;
            current_end_date?: string | null;
            date_project_start?: string | null;
            remarks?: string | null;
            custom_fields?: {
                [key: string]: string | number | boolean | null;
            };
            readonly company_id?: unknown;
            readonly version?: unknown;
            readonly created_at?: unknown;
            readonly updated_at?: unknown;
            readonly number?: unknown;
            readonly relation_fullname?: unknown;
            readonly hash?: unknown;
            readonly order_value?: unknown;
            readonly flowstage_start_at?: unknown;
            readonly date_lead?: unknown;
            readonly date_intake?: unknown;
            readonly date_quotation?: unknown;
            readonly date_confirmation?: unknown;
            readonly date_project?: unknown;
            readonly date_invoice?: unknown;
            readonly date_aftercare?: unknown;
            readonly date_archived?: unknown;
            readonly deleted_at?: unknown;
            readonly user_fullname?: unknown;
            readonly relatednotes?: unknown;
            readonly relatedmessages?: unknown;
            readonly flowfiles?: unknown;
            readonly pictures?: unknown;
            readonly quotations?: unknown;
            readonly confirmations?: unknown;
            readonly invoices?: unknown;
        };
        /** flowfile */
        flowfile: {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            flow_id: number;
            filename: string;
            content_type: string;
            size: number;
            user_id: number | null;
            by_customer: boolean;
            user_fullname: string | null;
        };
        /** flowfile.row */
        "flowfile.row": {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            flow_id: number;
            filename: string;
            content_type: string;
            size: number;
            user_id: number | null;
            by_customer: boolean;
        };
        /** flowfile.update */
        "flowfile.update": {
            filename?: string;
            readonly company_id?: unknown;
            readonly version?: unknown;
            readonly created_at?: unknown;
            readonly updated_at?: unknown;
            readonly flow_id?: unknown;
            readonly content_type?: unknown;
            readonly size?: unknown;
            readonly user_id?: unknown;
            readonly by_customer?: unknown;
            readonly user_fullname?: unknown;
        };
        /** importableflow */
        importableflow: {
            id: number;
            /** @description In the file, the header being 1 */
            row: number;
            relation: string;
            relation_id: number | null;
            description: string;
            valid: boolean;
            /** @description By field; of the whole row under an empty name */
            errors: {
                [key: string]: string;
            };
            selected: boolean;
        };
        /** importfile */
        importfile: {
            id: number;
            resource: string;
            filename: string;
            created_at: string;
            user_id: number | null;
            user_fullname: string | null;
            row_count: number;
            state: "new" | "checking" | "checked" | "running" | "stopped" | "done" | "undoing" | "undone";
            started_at: string | null;
            undone_at: string | null;
            /** @description Rows by what would happen to them, or did */
            counts: {
                read?: number;
                create?: number;
                update?: number;
                skip?: number;
                wrong?: number;
                created?: number;
                updated?: number;
                skipped?: number;
                refused?: number;
                left?: number;
                undone?: number;
                kept?: number;
            };
            columns: {
                header: string;
                examples: string[];
            }[];
            fields: {
                name: string;
                label: string;
                required: boolean;
                kind: "text" | "number" | "date" | "boolean" | "choice" | "reference";
            }[];
            match_fields: string[];
            mapping: (string | null)[];
            match_by: string | null;
            existing: "update" | "skip";
            batchId: number | null;
            /** @description Of the work that goes on, per cent */
            progress: number;
            may_undo: boolean;
        };
        /** importline */
        importline: {
            id: number;
            resource: string;
            filename: string;
            created_at: string;
            user_id: number | null;
            user_fullname: string | null;
            row_count: number;
            state: "new" | "checking" | "checked" | "running" | "stopped" | "done" | "undoing" | "undone";
            started_at: string | null;
            undone_at: string | null;
            /** @description Rows by what would happen to them, or did */
            counts: {
                read?: number;
                create?: number;
                update?: number;
                skip?: number;
                wrong?: number;
                created?: number;
                updated?: number;
                skipped?: number;
                refused?: number;
                left?: number;
                undone?: number;
                kept?: number;
            };
        };
        /** Integration */
        Integration: {
            id: number;
            /** @constant */
            kind: "gcal";
            user_id: number;
            /** @description lost: the address can no longer be read, and has to be linked again */
            status: "active" | "lost";
            /** @description What the calendar calls itself */
            name: string | null;
            /** @description Of the secret address, all that is shown */
            host: string;
            /** Format: date-time */
            linked_at: string;
        };
        /** invoice */
        invoice: {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            number: string | null;
            title: string | null;
            hash: string;
            is_template: boolean;
            flow_id: number | null;
            relation_id: number | null;
            customer: {
                relation_id: number | null;
                organization: string | null;
                name: string;
                nameprefix: string | null;
                surname: string | null;
                fullname: string;
                email: string | null;
                phone: string | null;
                address: string | null;
                postcode: string | null;
                city: string | null;
                street?: string | null;
                number?: string | null;
                number_addition?: string | null;
                country?: string;
                vat_number?: string | null;
                kvk?: string | null;
            } | null;
            relation_fullname: string;
            calculation_id: number | null;
            user_id: number | null;
            document_type_id: number | null;
            documentdate: string | null;
            enddate: string | null;
            date_send: string | null;
            date_viewed: string | null;
            date_approved: string | null;
            date_rejected: string | null;
            reject_reason: string | null;
            amount_exc_vat: number;
            amount_inc_vat: number;
            custom_css: string | null;
            customer_background_picture_id: number | null;
            documentversion_id: number | null;
            version_number: number;
            changed_since_sent: boolean;
            status: "draft" | "sent" | "approved" | "expired" | "paid" | "settled" | "unpayable" | "cancelled";
            delivery_date: string | null;
            origin_calculation_id: number | null;
            quotation_id: number | null;
            credit_of: number | null;
            date_paid: string | null;
            amount_paid: number;
            amount_credited: number;
            amount_open: number;
            reminders: number;
            date_reminded: string | null;
            deleted_at: string | null;
            locked?: boolean;
            user_fullname: string | null;
            /** @description Moves: send, approve, expire, pay, settle, reopen, writeOff, cancel, putBack */
            can?: string[];
            /** @description Why a move from this status is refused now */
            cannot?: {
                [key: string]: string;
            };
            documentwidgets?: components["schemas"]["documentwidget.row"][];
            attachments?: components["schemas"]["attachment.row"][];
            company?: components["schemas"]["company.row"] | null;
            logitems?: components["schemas"]["logitem"][];
            calculation?: components["schemas"]["workedcalculation"] | null;
            flow?: components["schemas"]["flow.row"] | null;
            relation?: components["schemas"]["relation.row"] | null;
        };
        /** invoice.row */
        "invoice.row": {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            number: string | null;
            title: string | null;
            hash: string;
            is_template: boolean;
            flow_id: number | null;
            relation_id: number | null;
            customer: {
                relation_id: number | null;
                organization: string | null;
                name: string;
                nameprefix: string | null;
                surname: string | null;
                fullname: string;
                email: string | null;
                phone: string | null;
                address: string | null;
                postcode: string | null;
                city: string | null;
                street?: string | null;
                number?: string | null;
                number_addition?: string | null;
                country?: string;
                vat_number?: string | null;
                kvk?: string | null;
            } | null;
            relation_fullname: string;
            calculation_id: number | null;
            user_id: number | null;
            document_type_id: number | null;
            documentdate: string | null;
            enddate: string | null;
            date_send: string | null;
            date_viewed: string | null;
            date_approved: string | null;
            date_rejected: string | null;
            reject_reason: string | null;
            amount_exc_vat: number;
            amount_inc_vat: number;
            custom_css: string | null;
            customer_background_picture_id: number | null;
            documentversion_id: number | null;
            version_number: number;
            changed_since_sent: boolean;
            status: "draft" | "sent" | "approved" | "expired" | "paid" | "settled" | "unpayable" | "cancelled";
            delivery_date: string | null;
            origin_calculation_id: number | null;
            quotation_id: number | null;
            credit_of: number | null;
            date_paid: string | null;
            amount_paid: number;
            amount_credited: number;
            amount_open: number;
            reminders: number;
            date_reminded: string | null;
            deleted_at: string | null;
        };
        /** invoice.update */
        "invoice.update": {
            title?: string | null;
            flow_id?: number | null;
            relation_id?: number | null;
            user_id?: number | null;
            document_type_id?: number | null;
            documentdate?: string | null;
            enddate?: string | null;
            custom_css?: string | null;
            customer_background_picture_id?: number | null;
            delivery_date?: string | null;
            status?: string;
            update_reason?: string | null;
            readonly company_id?: unknown;
            readonly version?: unknown;
            readonly created_at?: unknown;
            readonly updated_at?: unknown;
            readonly number?: unknown;
            readonly hash?: unknown;
            readonly is_template?: unknown;
            readonly customer?: unknown;
            readonly relation_fullname?: unknown;
            readonly calculation_id?: unknown;
            readonly date_send?: unknown;
            readonly date_viewed?: unknown;
            readonly date_approved?: unknown;
            readonly date_rejected?: unknown;
            readonly reject_reason?: unknown;
            readonly amount_exc_vat?: unknown;
            readonly amount_inc_vat?: unknown;
            readonly documentversion_id?: unknown;
            readonly version_number?: unknown;
            readonly changed_since_sent?: unknown;
            readonly origin_calculation_id?: unknown;
            readonly quotation_id?: unknown;
            readonly credit_of?: unknown;
            readonly date_paid?: unknown;
            readonly amount_paid?: unknown;
            readonly amount_credited?: unknown;
            readonly amount_open?: unknown;
            readonly reminders?: unknown;
            readonly date_reminded?: unknown;
            readonly deleted_at?: unknown;
            readonly locked?: unknown;
            readonly user_fullname?: unknown;
            readonly can?: unknown;
            readonly cannot?: unknown;
            readonly documentwidgets?: unknown;
            readonly attachments?: unknown;
            readonly company?: unknown;
            readonly logitems?: unknown;
            readonly calculation?: unknown;
            readonly flow?: unknown;
            readonly relation?: unknown;
        };
        /** leadcard */
        leadcard: {
            id: number;
            flow_id: number;
            flow_status: "unread" | "new" | "intake" | "quotation" | "confirmation" | "project" | "invoice" | "aftercare" | "completed" | "cancelled";
            flow_type: string | null;
            flow_tags: string[];
            flow_lead_source: string;
            flow_phase_description: string | null;
            flow_description: string | null;
            number: string | null;
            relation_fullname: string;
            city: string | null;
            user_id: number | null;
            user_fullname: string | null;
            date_lead: string | null;
            updated_at: string;
            flowstage_start_at: string;
            turnover: number | null;
        };
        /** list_view.create */
        "list_view.create": {
            list: string;
            title: string;
            filters: {
                [key: string]: string;
            };
            sort?: string | null;
            hidden: string[];
        };
        /** list_view.update */
        "list_view.update": {
            list?: string;
            title?: string;
            filters?: {
                [key: string]: string;
            };
            sort?: string | null;
            hidden?: string[];
            readonly company_id?: unknown;
            readonly version?: unknown;
            readonly created_at?: unknown;
            readonly updated_at?: unknown;
            readonly user_id?: unknown;
        };
        /** listview */
        listview: {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            user_id: number;
            list: string;
            title: string;
            filters: {
                [key: string]: string;
            };
            sort: string | null;
            hidden: string[];
        };
        /** logitem */
        logitem: {
            id: number;
            created_at: string;
            user_id: number | null;
            user_fullname: string | null;
            impersonator_name: string | null;
            customer_name: string | null;
            flow_id: number | null;
            loggable_type: string;
            loggable_id: number;
            description: string;
            old_value: {
                [key: string]: unknown;
            } | null;
            new_value: {
                [key: string]: unknown;
            } | null;
        };
        /** mailtemplate */
        mailtemplate: {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            type: string;
            subject: string;
            message: string;
            is_default: boolean;
            flowprofile_id: number | null;
        };
        /** mailtemplate.create */
        "mailtemplate.create": {
            type: string;
            subject: string;
            message: string;
            is_default?: boolean;
            flowprofile_id?: number | null;
        };
        /** mailtemplate.update */
        "mailtemplate.update": {
            type?: string;
            subject?: string;
            message?: string;
            is_default?: boolean;
            flowprofile_id?: number | null;
            readonly company_id?: unknown;
            readonly version?: unknown;
            readonly created_at?: unknown;
            readonly updated_at?: unknown;
        };
        /** message */
        message: {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            content: string;
            status: "unread" | "unanswered" | "read";
            sender: "customer" | "company";
            sender_name: string | null;
            user_id: number | null;
            flow_id: number | null;
            relation_id: number | null;
            messageable_type: string;
            messageable_id: number;
            sendable_type: string | null;
            sendable_id: number | null;
            receiveable_type: string | null;
            receiveable_id: number | null;
            assigned_to: "office" | "project" | "sales";
            user_fullname: string | null;
        };
        /** message.create */
        "message.create": {
            content: string;
            status?: "unread" | "unanswered" | "read";
            flow_id?: number | null;
            messageable_type?: string;
            messageable_id?: number;
            sendable_type?: string | null;
            sendable_id?: number | null;
            receiveable_type?: string | null;
            receiveable_id?: number | null;
            assigned_to?: "office" | "project" | "sales";
            hash?: string;
            name?: string | null;
        };
        /** message.row */
        "message.row": {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            content: string;
            status: "unread" | "unanswered" | "read";
            sender: "customer" | "company";
            sender_name: string | null;
            user_id: number | null;
            flow_id: number | null;
            relation_id: number | null;
            messageable_type: string;
            messageable_id: number;
            sendable_type: string | null;
            sendable_id: number | null;
            receiveable_type: string | null;
            receiveable_id: number | null;
            assigned_to: "office" | "project" | "sales";
        };
        /** message.update */
        "message.update": {
            content?: string;
            status?: "unread" | "unanswered" | "read";
            flow_id?: number | null;
            messageable_type?: string;
            messageable_id?: number;
            sendable_type?: string | null;
            sendable_id?: number | null;
            receiveable_type?: string | null;
            receiveable_id?: number | null;
            assigned_to?: "office" | "project" | "sales";
            readonly company_id?: unknown;
            readonly version?: unknown;
            readonly created_at?: unknown;
            readonly updated_at?: unknown;
            readonly sender?: unknown;
            readonly sender_name?: unknown;
            readonly user_id?: unknown;
            readonly relation_id?: unknown;
            readonly user_fullname?: unknown;
            hash?: string;
            name?: string | null;
        };
        /** note */
        note: {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            description: string;
            sticky: boolean;
            noteable_type: "relation" | "flow" | "organization";
            noteable_id: number;
            relation_id: number | null;
            organization_id: number | null;
            flow_id: number | null;
            user_id: number | null;
            user_fullname: string | null;
        };
        /** note.create */
        "note.create": {
            description: string;
            sticky?: boolean;
            noteable_type: "relation" | "flow" | "organization";
            noteable_id: number;
            relation_id?: number | null;
            organization_id?: number | null;
            flow_id?: number | null;
        };
        /** note.row */
        "note.row": {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            description: string;
            sticky: boolean;
            noteable_type: "relation" | "flow" | "organization";
            noteable_id: number;
            relation_id: number | null;
            organization_id: number | null;
            flow_id: number | null;
            user_id: number | null;
        };
        /** note.update */
        "note.update": {
            description?: string;
            sticky?: boolean;
            noteable_type?: "relation" | "flow" | "organization";
            noteable_id?: number;
            relation_id?: number | null;
            organization_id?: number | null;
            flow_id?: number | null;
            readonly company_id?: unknown;
            readonly version?: unknown;
            readonly created_at?: unknown;
            readonly updated_at?: unknown;
            readonly user_id?: unknown;
            readonly user_fullname?: unknown;
        };
        /** notification */
        notification: {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            status: "unread" | "read";
            notification_class: "user" | "customer";
            notifiable_type: string;
            notifiable_id: number;
            flow_id: number | null;
            user_id: number;
            /** Format: date-time */
            date: string;
            title: string;
            body: string | null;
            url: string | null;
        };
        /** notification.create */
        "notification.create": {
            status?: "unread" | "read";
            notification_class?: "user" | "customer";
            notifiable_type: string;
            notifiable_id: number;
            flow_id?: number | null;
            /** Format: date-time */
            date?: string;
            title: string;
            body?: string | null;
            url?: string | null;
        };
        /** notification.update */
        "notification.update": {
            status?: "unread" | "read";
            notification_class?: "user" | "customer";
            notifiable_type?: string;
            notifiable_id?: number;
            flow_id?: number | null;
            /** Format: date-time */
            date?: string;
            title?: string;
            body?: string | null;
            url?: string | null;
            readonly company_id?: unknown;
            readonly version?: unknown;
            readonly created_at?: unknown;
            readonly updated_at?: unknown;
            readonly user_id?: unknown;
        };
        /** organization */
        organization: {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            name: string;
            email: string | null;
            phone: string | null;
            address: string | null;
            number: string | null;
            number_addition: string | null;
            postcode: string | null;
            city: string | null;
            country: string;
            lead_source: string | null;
            flowprofile_id: number | null;
            contactperson_id: number | null;
            kvk: string | null;
            vat_number: string | null;
            lat: number | null;
            lng: number | null;
            deleted_at: string | null;
            custom_fields: {
                [key: string]: string | number | boolean | null;
            };
        };
        /** organization.create */
        "organization.create": {
            name: string;
            email?: string | null;
            phone?: string | null;
            address?: string | null;
            number?: string | null;
            number_addition?: string | null;
            postcode?: string | null;
            city?: string | null;
            country?: string;
            lead_source?: string | null;
            flowprofile_id?: number | null;
            contactperson_id?: number | null;
            kvk?: string | null;
            vat_number?: string | null;
            lat?: number | null;
            lng?: number | null;
            custom_fields?: {
                [key: string]: string | number | boolean | null;
            };
        };
        /** organization.update */
        "organization.update": {
            name?: string;
            email?: string | null;
            phone?: string | null;
            address?: string | null;
            number?: string | null;
            number_addition?: string | null;
            postcode?: string | null;
            city?: string | null;
            country?: string;
            lead_source?: string | null;
            flowprofile_id?: number | null;
            contactperson_id?: number | null;
            kvk?: string | null;
            vat_number?: string | null;
            lat?: number | null;
            lng?: number | null;
            custom_fields?: {
                [key: string]: string | number | boolean | null;
            };
            readonly company_id?: unknown;
            readonly version?: unknown;
            readonly created_at?: unknown;
            readonly updated_at?: unknown;
            readonly deleted_at?: unknown;
        };
        /** payment */
        payment: {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            invoice_id: number;
            amount: number;
            /** Format: date */
            paid_on: string;
            way: "bank" | "ideal" | "card" | "cash" | "other";
            reference: string | null;
        };
        /** payment.create */
        "payment.create": {
            invoice_id: number;
            amount: number;
            /** Format: date */
            paid_on: string;
            way?: "bank" | "ideal" | "card" | "cash" | "other";
            reference?: string | null;
        };
        /** picture */
        picture: {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            picturable_type: string;
            picturable_id: number;
            flow_id: number | null;
            intake_id: number | null;
            flow_data_item_id: number | null;
            vertical_id: number | null;
            field_name: string | null;
            filename: string;
            content_type: string;
            size: number;
            width: number | null;
            height: number | null;
            status: "processing" | "ready" | "failed";
            user_id: number | null;
            by_customer: boolean;
        };
        /** picture.row */
        "picture.row": {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            picturable_type: string;
            picturable_id: number;
            flow_id: number | null;
            intake_id: number | null;
            flow_data_item_id: number | null;
            vertical_id: number | null;
            field_name: string | null;
            filename: string;
            content_type: string;
            size: number;
            width: number | null;
            height: number | null;
            status: "processing" | "ready" | "failed";
            user_id: number | null;
            by_customer: boolean;
        };
        /** picture.update */
        "picture.update": {
            vertical_id?: number | null;
            field_name?: string | null;
            filename?: string;
            readonly company_id?: unknown;
            readonly version?: unknown;
            readonly created_at?: unknown;
            readonly updated_at?: unknown;
            readonly picturable_type?: unknown;
            readonly picturable_id?: unknown;
            readonly flow_id?: unknown;
            readonly intake_id?: unknown;
            readonly flow_data_item_id?: unknown;
            readonly content_type?: unknown;
            readonly size?: unknown;
            readonly width?: unknown;
            readonly height?: unknown;
            readonly status?: unknown;
            readonly user_id?: unknown;
            readonly by_customer?: unknown;
        };
        /** product */
        product: {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            status: string;
            item_name: string;
            description: string | null;
            type: "standard" | "manual" | "header" | "sub" | "subderivative" | "combination" | "derivative";
            product_group: string;
            data_origin: "manual" | "fromobject";
            calc_base: "inc" | "exc";
            calc_method: "fixed" | "table" | "matrix" | "field";
            unit_of_measurement: string;
            start_amount_inc: number;
            start_amount_exc: number;
            percentage_vat_0: number;
            percentage_vat_6: number;
            percentage_vat_9: number;
            percentage_vat_21: number;
            vat_percentage: number;
            vertical_id: number | null;
            derivative_id: number | null;
            external_reference: string | null;
            external_description: string | null;
            gl_reference: string | null;
            gl_description: string | null;
            alternativeamount_id: number | null;
            togglefield: string | null;
            togglefield_id: number | null;
            togglefield_operator: string;
            toggle2field: string | null;
            toggle2field_id: number | null;
            toggle2field_operator: string;
            toggle3field: string | null;
            toggle3field_id: number | null;
            toggle3field_operator: string;
            matrix: {
                [key: string]: unknown;
            } | null;
            deleted_at: string | null;
            custom_fields: {
                [key: string]: string | number | boolean | null;
            };
            producttablerows?: components["schemas"]["producttablerow"][];
        };
        /** product.create */
        "product.create": {
            status?: string;
            item_name: string;
            description?: string | null;
            type?: "standard" | "manual" | "header" | "sub" | "subderivative" | "combination" | "derivative";
            product_group?: string;
            data_origin?: "manual" | "fromobject";
            calc_base?: "inc" | "exc";
            calc_method?: "fixed" | "table" | "matrix" | "field";
            unit_of_measurement?: string;
            start_amount_inc?: number;
            start_amount_exc?: number;
            percentage_vat_0?: number;
            percentage_vat_6?: number;
            percentage_vat_9?: number;
            percentage_vat_21?: number;
            vat_percentage?: number;
            vertical_id?: number | null;
            derivative_id?: number | null;
            external_reference?: string | null;
            external_description?: string | null;
            gl_reference?: string | null;
            gl_description?: string | null;
            alternativeamount_id?: number | null;
            togglefield?: string | null;
            togglefield_id?: number | null;
            togglefield_operator?: string;
            toggle2field?: string | null;
            toggle2field_id?: number | null;
            toggle2field_operator?: string;
            toggle3field?: string | null;
            toggle3field_id?: number | null;
            toggle3field_operator?: string;
            matrix?: {
                [key: string]: unknown;
            } | null;
            custom_fields?: {
                [key: string]: string | number | boolean | null;
            };
        };
        /** product.update */
        "product.update": {
            status?: string;
            item_name?: string;
            description?: string | null;
            type?: "standard" | "manual" | "header" | "sub" | "subderivative" | "combination" | "derivative";
            product_group?: string;
            data_origin?: "manual" | "fromobject";
            calc_base?: "inc" | "exc";
            calc_method?: "fixed" | "table" | "matrix" | "field";
            unit_of_measurement?: string;
            start_amount_inc?: number;
            start_amount_exc?: number;
            percentage_vat_0?: number;
            percentage_vat_6?: number;
            percentage_vat_9?: number;
            percentage_vat_21?: number;
            vat_percentage?: number;
            vertical_id?: number | null;
            derivative_id?: number | null;
            external_reference?: string | null;
            external_description?: string | null;
            gl_reference?: string | null;
            gl_description?: string | null;
            alternativeamount_id?: number | null;
            togglefield?: string | null;
            togglefield_id?: number | null;
            togglefield_operator?: string;
            toggle2field?: string | null;
            toggle2field_id?: number | null;
            toggle2field_operator?: string;
            toggle3field?: string | null;
            toggle3field_id?: number | null;
            toggle3field_operator?: string;
            matrix?: {
                [key: string]: unknown;
            } | null;
            custom_fields?: {
                [key: string]: string | number | boolean | null;
            };
            readonly company_id?: unknown;
            readonly version?: unknown;
            readonly created_at?: unknown;
            readonly updated_at?: unknown;
            readonly deleted_at?: unknown;
            readonly producttablerows?: unknown;
        };
        /** producttablerow */
        producttablerow: {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            product_id: number;
            unit_amount: number | null;
            unit_rate_exc: number | null;
            unit_rate_inc: number | null;
        };
        /** producttablerow.create */
        "producttablerow.create": {
            product_id: number;
            unit_amount?: number | null;
            unit_rate_exc?: number | null;
            unit_rate_inc?: number | null;
        };
        /** producttablerow.update */
        "producttablerow.update": {
            product_id?: number;
            unit_amount?: number | null;
            unit_rate_exc?: number | null;
            unit_rate_inc?: number | null;
            readonly company_id?: unknown;
            readonly version?: unknown;
            readonly created_at?: unknown;
            readonly updated_at?: unknown;
        };
        /** quotation */
        quotation: {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            number: string | null;
            title: string | null;
            hash: string;
            is_template: boolean;
            flow_id: number | null;
            relation_id: number | null;
            customer: {
                relation_id: number | null;
                organization: string | null;
                name: string;
                nameprefix: string | null;
                surname: string | null;
                fullname: string;
                email: string | null;
                phone: string | null;
                address: string | null;
                postcode: string | null;
                city: string | null;
                street?: string | null;
                number?: string | null;
                number_addition?: string | null;
                country?: string;
                vat_number?: string | null;
                kvk?: string | null;
            } | null;
            relation_fullname: string;
            calculation_id: number | null;
            user_id: number | null;
            document_type_id: number | null;
            documentdate: string | null;
            enddate: string | null;
            date_send: string | null;
            date_viewed: string | null;
            date_approved: string | null;
            date_rejected: string | null;
            reject_reason: string | null;
            amount_exc_vat: number;
            amount_inc_vat: number;
            custom_css: string | null;
            customer_background_picture_id: number | null;
            documentversion_id: number | null;
            version_number: number;
            changed_since_sent: boolean;
            status: "draft" | "sent" | "approved" | "rejected" | "expired" | "cancelled";
            flowprofile: string | null;
            deleted_at: string | null;
            locked?: boolean;
            user_fullname: string | null;
            /** @description Moves: send, renew, approve, reject, expire, cancel, putBack */
            can?: string[];
            /** @description Why a move from this status is refused now */
            cannot?: {
                [key: string]: string;
            };
            documentwidgets?: components["schemas"]["documentwidget.row"][];
            attachments?: components["schemas"]["attachment.row"][];
            company?: components["schemas"]["company.row"] | null;
            logitems?: components["schemas"]["logitem"][];
            calculation?: components["schemas"]["workedcalculation"] | null;
            flow?: components["schemas"]["flow.row"] | null;
            relation?: components["schemas"]["relation.row"] | null;
        };
        /** quotation.row */
        "quotation.row": {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            number: string | null;
            title: string | null;
            hash: string;
            is_template: boolean;
            flow_id: number | null;
            relation_id: number | null;
            customer: {
                relation_id: number | null;
                organization: string | null;
                name: string;
                nameprefix: string | null;
                surname: string | null;
                fullname: string;
                email: string | null;
                phone: string | null;
                address: string | null;
                postcode: string | null;
                city: string | null;
                street?: string | null;
                number?: string | null;
                number_addition?: string | null;
                country?: string;
                vat_number?: string | null;
                kvk?: string | null;
            } | null;
            relation_fullname: string;
            calculation_id: number | null;
            user_id: number | null;
            document_type_id: number | null;
            documentdate: string | null;
            enddate: string | null;
            date_send: string | null;
            date_viewed: string | null;
            date_approved: string | null;
            date_rejected: string | null;
            reject_reason: string | null;
            amount_exc_vat: number;
            amount_inc_vat: number;
            custom_css: string | null;
            customer_background_picture_id: number | null;
            documentversion_id: number | null;
            version_number: number;
            changed_since_sent: boolean;
            status: "draft" | "sent" | "approved" | "rejected" | "expired" | "cancelled";
            flowprofile: string | null;
            deleted_at: string | null;
        };
        /** quotation.update */
        "quotation.update": {
            title?: string | null;
            flow_id?: number | null;
            relation_id?: number | null;
            user_id?: number | null;
            document_type_id?: number | null;
            documentdate?: string | null;
            enddate?: string | null;
            custom_css?: string | null;
            customer_background_picture_id?: number | null;
            flowprofile?: string | null;
            status?: string;
            update_reason?: string | null;
            readonly company_id?: unknown;
            readonly version?: unknown;
            readonly created_at?: unknown;
            readonly updated_at?: unknown;
            readonly number?: unknown;
            readonly hash?: unknown;
            readonly is_template?: unknown;
            readonly customer?: unknown;
            readonly relation_fullname?: unknown;
            readonly calculation_id?: unknown;
            readonly date_send?: unknown;
            readonly date_viewed?: unknown;
            readonly date_approved?: unknown;
            readonly date_rejected?: unknown;
            readonly reject_reason?: unknown;
            readonly amount_exc_vat?: unknown;
            readonly amount_inc_vat?: unknown;
            readonly documentversion_id?: unknown;
            readonly version_number?: unknown;
            readonly changed_since_sent?: unknown;
            readonly deleted_at?: unknown;
            readonly locked?: unknown;
            readonly user_fullname?: unknown;
            readonly can?: unknown;
            readonly cannot?: unknown;
            readonly documentwidgets?: unknown;
            readonly attachments?: unknown;
            readonly company?: unknown;
            readonly logitems?: unknown;
            readonly calculation?: unknown;
            readonly flow?: unknown;
            readonly relation?: unknown;
        };
        /** relation */
        relation: {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            name: string;
            nameprefix: string | null;
            surname: string | null;
            email: string | null;
            phone: string | null;
            address: string | null;
            number: string | null;
            number_addition: string | null;
            postcode: string | null;
            city: string | null;
            country: string;
            lead_source: string | null;
            organization_id: number | null;
            flow_id: number | null;
            lat: number | null;
            lng: number | null;
            deleted_at: string | null;
            custom_fields: {
                [key: string]: string | number | boolean | null;
            };
            fullname: string;
            flow_count: number;
            flow_status: ("unread" | "new" | "intake" | "quotation" | "confirmation" | "project" | "invoice" | "aftercare" | "completed" | "cancelled") | null;
            flow_value: number | null;
            flow_user_id: number | null;
            flow_user_fullname: string | null;
            flow_tags: string[];
            flows?: components["schemas"]["flow.row"][];
            trashed_flows?: components["schemas"]["flow.row"][];
            notes?: components["schemas"]["note.row"][];
            open_quotation_count?: number;
            open_quotation_amount?: number;
            open_invoice_count?: number;
            open_invoice_amount?: number;
        };
        /** relation.create */
        "relation.create": {
            name: string;
            nameprefix?: string | null;
            surname?: string | null;
            email?: string | null;
            phone?: string | null;
            address?: string | null;
            number?: string | null;
            number_addition?: string | null;
            postcode?: string | null;
            city?: string | null;
            country?: string;
            lead_source?: string | null;
            organization_id?: number | null;
            flow_id?: number | null;
            lat?: number | null;
            lng?: number | null;
            custom_fields?: {
                [key: string]: string | number | boolean | null;
            };
        };
        /** relation.row */
        "relation.row": {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            name: string;
            nameprefix: string | null;
            surname: string | null;
            email: string | null;
            phone: string | null;
            address: string | null;
            number: string | null;
            number_addition: string | null;
            postcode: string | null;
            city: string | null;
            country: string;
            lead_source: string | null;
            organization_id: number | null;
            flow_id: number | null;
            lat: number | null;
            lng: number | null;
            deleted_at: string | null;
            custom_fields: {
                [key: string]: string | number | boolean | null;
            };
        };
        /** relation.update */
        "relation.update": {
            name?: string;
            nameprefix?: string | null;
            surname?: string | null;
            email?: string | null;
            phone?: string | null;
            address?: string | null;
            number?: string | null;
            number_addition?: string | null;
            postcode?: string | null;
            city?: string | null;
            country?: string;
            lead_source?: string | null;
            organization_id?: number | null;
            flow_id?: number | null;
            lat?: number | null;
            lng?: number | null;
            custom_fields?: {
                [key: string]: string | number | boolean | null;
            };
            readonly company_id?: unknown;
            readonly version?: unknown;
            readonly created_at?: unknown;
            readonly updated_at?: unknown;
            readonly deleted_at?: unknown;
            readonly fullname?: unknown;
            readonly flow_count?: unknown;
            readonly flow_status?: unknown;
            readonly flow_value?: unknown;
            readonly flow_user_id?: unknown;
            readonly flow_user_fullname?: unknown;
            readonly flow_tags?: unknown;
            readonly flows?: unknown;
            readonly trashed_flows?: unknown;
            readonly notes?: unknown;
            readonly open_quotation_count?: unknown;
            readonly open_quotation_amount?: unknown;
            readonly open_invoice_count?: unknown;
            readonly open_invoice_amount?: unknown;
        };
        /** session */
        session: {
            id: string;
            user_agent: string;
            address: string;
            impersonator: string | null;
            created_at: string;
            last_used_at: string;
            current: boolean;
        };
        /** showndocument */
        showndocument: {
            id: number;
            kind: string;
            noun: string;
            enddate_label: "validUntil" | "dueOn";
            number: string | null;
            title: string | null;
            status: string;
            hash: string;
            documentdate: string | null;
            enddate: string | null;
            delivery_date: string | null;
            custom_css: string | null;
            amount_exc_vat: number;
            amount_inc_vat: number;
            amount_discount_inc: number;
            vat: {
                category: "standard" | "zero" | "exempt" | "reverse" | "intra" | "outside";
                rate: number;
                /** @description Amount excluding VAT */
                base: number;
                /** @description VAT over it */
                amount: number;
                reason: string | null;
            }[];
            /** @description 0 for what was never sent */
            version_number: number;
            company: {
                name: string;
                phone: string | null;
                email: string | null;
                address: string | null;
                postcode: string | null;
                city: string | null;
                kvk: string | null;
                vat_number: string | null;
                iban: string | null;
                time_zone: string;
                brand_color: string | null;
                has_logo: boolean;
            };
            customer: {
                fullname: string;
                organization: string | null;
                address: string | null;
                postcode: string | null;
                city: string | null;
            } | null;
            widgets: {
                id: number;
                /** @description The name staff gave it */
                description: string;
                /** @description Class names that a company hangs its own style on */
                custom_class: string;
                absent: ("hidden" | "conditions") | null;
                blocks: ({
                    /** @constant */
                    type: "heading";
                    text: string;
                } | {
                    /** @constant */
                    type: "rich-text";
                    /** @description One to three, safe HTML */
                    columns: string[];
                } | {
                    /** @constant */
                    type: "table";
                    table: {
                        columns: {
                            tag: string;
                            header: string;
                            align: "left" | "right";
                        }[];
                        /** @description Whether the head is shown (row HEADER) */
                        showHead: boolean;
                        lines: {
                            id: number;
                            kind: "group" | "item" | "sub";
                            /** @description Explanation under the name, safe HTML */
                            info: string;
                            /** @description In the order of the columns */
                            cells: {
                                text: string;
                                value: number | string | null;
                            }[];
                        }[];
                        totals: {
                            tag: string;
                            label: string;
                            text: string;
                            value: number;
                            /** @description `total` is the figure to find first, `detail` what it is made of */
                            emphasis: "total" | "line" | "detail";
                        }[];
                    };
                } | {
                    /** @constant */
                    type: "choices";
                    title: string;
                    options: {
                        /** @description Number of the line */
                        id: number;
                        name: string;
                        info: string;
                        /** @description Including VAT, as people read it */
                        price: string;
                        amount_inc_vat: number;
                        selected: boolean;
                    }[];
                } | {
                    /** @constant */
                    type: "picture";
                    widget_id: number | null;
                    alignment: "fullwidth" | "fullwidthnotopmargin" | "alignleft" | "alignright" | "aligncenter" | "centerhalf";
                    alt: string;
                } | {
                    /** @constant */
                    type: "signature";
                    /** @description What is agreed to, above the signature */
                    html: string;
                } | {
                    /** @constant */
                    type: "break";
                })[];
            }[];
            signature: {
                id: number;
                username: string;
                place: string | null;
                comments: string | null;
                signature_type: string;
                signature: string | null;
                signed_at: string;
                /** @description SHA-256 of what was signed */
                fingerprint: string;
            } | null;
        };
        /** system_notification.create */
        "system_notification.create": {
            title: string;
            content?: string | null;
            severity?: "info" | "success" | "warning" | "danger";
            start_date?: string | null;
            end_date?: string | null;
            is_active?: boolean;
            modules: ("BASIS" | "CRM" | "SALES" | "SETTINGS" | "ADMIN" | "PARTNER" | "PARTNERMANAGEMENT" | "PROJECT" | "PROJECTMANAGEMENT" | "INTAKE" | "QUOTATION" | "CONFIRMATION" | "INVOICE" | "AFTERCARE")[];
        };
        /** system_notification.update */
        "system_notification.update": {
            title?: string;
            content?: string | null;
            severity?: "info" | "success" | "warning" | "danger";
            start_date?: string | null;
            end_date?: string | null;
            is_active?: boolean;
            modules?: ("BASIS" | "CRM" | "SALES" | "SETTINGS" | "ADMIN" | "PARTNER" | "PARTNERMANAGEMENT" | "PROJECT" | "PROJECTMANAGEMENT" | "INTAKE" | "QUOTATION" | "CONFIRMATION" | "INVOICE" | "AFTERCARE")[];
            readonly version?: unknown;
            readonly created_at?: unknown;
            readonly updated_at?: unknown;
        };
        /** systemnotification */
        systemnotification: {
            id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            title: string;
            content: string | null;
            severity: "info" | "success" | "warning" | "danger";
            start_date: string | null;
            end_date: string | null;
            is_active: boolean;
            modules: ("BASIS" | "CRM" | "SALES" | "SETTINGS" | "ADMIN" | "PARTNER" | "PARTNERMANAGEMENT" | "PROJECT" | "PROJECTMANAGEMENT" | "INTAKE" | "QUOTATION" | "CONFIRMATION" | "INVOICE" | "AFTERCARE")[];
        };
        /** user */
        user: {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            username: string;
            name: string;
            nameprefix: string | null;
            surname: string | null;
            /** Format: email */
            email: string;
            phone: string | null;
            order: number;
            hide_from_planning: number;
            receives_newsletter: number;
            simplemode: number;
            role: number;
            user_type: "standard" | "sales" | "project" | "external" | "support" | "partner" | "dummy";
            altDashboard: "default" | "sales" | "project" | "v1" | "alternativev1" | "salesv1" | "projectv1" | "partner";
            language: ("nl" | "en" | "es-AR") | null;
            module_blacklist: ("BASIS" | "CRM" | "SALES" | "SETTINGS" | "ADMIN" | "PARTNER" | "PARTNERMANAGEMENT" | "PROJECT" | "PROJECTMANAGEMENT" | "INTAKE" | "QUOTATION" | "CONFIRMATION" | "INVOICE" | "AFTERCARE")[];
            partner_id: number | null;
            flowprofile_id: number | null;
            deleted_at: string | null;
            fullname: string;
        };
        /** user.create */
        "user.create": {
            username?: string;
            name: string;
            nameprefix?: string | null;
            surname?: string | null;
            /** Format: email */
            email: string;
            phone?: string | null;
            order?: number;
            hide_from_planning?: 0 | 1;
            receives_newsletter?: 0 | 1;
            simplemode?: 0 | 1;
            role?: number;
            user_type?: "standard" | "sales" | "project" | "external" | "support" | "partner" | "dummy";
            altDashboard?: "default" | "sales" | "project" | "v1" | "alternativev1" | "salesv1" | "projectv1" | "partner";
            language?: ("nl" | "en" | "es-AR") | null;
            module_blacklist?: ("BASIS" | "CRM" | "SALES" | "SETTINGS" | "ADMIN" | "PARTNER" | "PARTNERMANAGEMENT" | "PROJECT" | "PROJECTMANAGEMENT" | "INTAKE" | "QUOTATION" | "CONFIRMATION" | "INVOICE" | "AFTERCARE")[];
            partner_id?: number | null;
            flowprofile_id?: number | null;
            password?: string;
        };
        /** user.update */
        "user.update": {
            username?: string;
            name?: string;
            nameprefix?: string | null;
            surname?: string | null;
            /** Format: email */
            email?: string;
            phone?: string | null;
            order?: number;
            hide_from_planning?: 0 | 1;
            receives_newsletter?: 0 | 1;
            simplemode?: 0 | 1;
            role?: number;
            user_type?: "standard" | "sales" | "project" | "external" | "support" | "partner" | "dummy";
            altDashboard?: "default" | "sales" | "project" | "v1" | "alternativev1" | "salesv1" | "projectv1" | "partner";
            language?: ("nl" | "en" | "es-AR") | null;
            module_blacklist?: ("BASIS" | "CRM" | "SALES" | "SETTINGS" | "ADMIN" | "PARTNER" | "PARTNERMANAGEMENT" | "PROJECT" | "PROJECTMANAGEMENT" | "INTAKE" | "QUOTATION" | "CONFIRMATION" | "INVOICE" | "AFTERCARE")[];
            partner_id?: number | null;
            flowprofile_id?: number | null;
            password?: string;
            readonly company_id?: unknown;
            readonly version?: unknown;
            readonly created_at?: unknown;
            readonly updated_at?: unknown;
            readonly deleted_at?: unknown;
            readonly fullname?: unknown;
        };
        /** workedcalculation */
        workedcalculation: {
            id: number;
            company_id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            calculable_type: string;
            calculable_id: number | null;
            flow_id: number | null;
            hash: string;
            title: string | null;
            is_template: boolean;
            new_number: string | null;
            calc_base: "inc" | "exc";
            calculationitemColumns: {
                tag: string;
                description?: string;
                selected: boolean;
            }[];
            calculationitemRows: {
                tag: string;
                description?: string;
                selected: boolean;
            }[];
            discount: number;
            origin_cumulatives: boolean;
            origin_grouping: boolean;
            auto_recalc: boolean;
            partialinvoicetype: ("fromamount" | "frompercentage" | "rest") | null;
            amount_exc_vat: number;
            amount_exc_vat_0: number;
            amount_exc_vat_6: number;
            amount_exc_vat_9: number;
            amount_exc_vat_21: number;
            amount_vat_6: number;
            amount_vat_9: number;
            amount_vat_21: number;
            amount_inc_vat: number;
            amount_discount_exc: number;
            amount_discount_inc: number;
            amount_exc_vat_exc_discount: number;
            amount_inc_vat_exc_discount: number;
            unit_amount: number;
            product_amount: number;
            unit_rate_inc: number;
            unit_rate_exc: number;
            overall_unit_rate_inc: number;
            overall_unit_rate_exc: number;
            paymentamount_exc: number;
            paymentamount_inc: number;
            paymentamount_vat_6: number;
            paymentamount_vat_9: number;
            paymentamount_vat_21: number;
            invoicedamount: number;
            calculationitems: components["schemas"]["calculationline"][];
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            detail?: string;
            /** @description Text for the user */
            message: string;
            errors?: {
                [key: string]: string[];
            };
        };
    };
    responses: {
        /** @description What is wrong, in the language of the user */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "apitoken.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["apitoken"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "apitoken.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Boekhouding",
                 *       "scopes": [
                 *         "INVOICE:read"
                 *       ],
                 *       "expires_at": "2027-12-31T00:00:00Z"
                 *     }
                 */
                "application/json": {
                    name: string;
                    scopes: ("BASIS:read" | "BASIS:write" | "CRM:read" | "CRM:write" | "SALES:read" | "SALES:write" | "SETTINGS:read" | "SETTINGS:write" | "ADMIN:read" | "ADMIN:write" | "PARTNER:read" | "PARTNER:write" | "PARTNERMANAGEMENT:read" | "PARTNERMANAGEMENT:write" | "PROJECT:read" | "PROJECT:write" | "PROJECTMANAGEMENT:read" | "PROJECTMANAGEMENT:write" | "INTAKE:read" | "INTAKE:write" | "QUOTATION:read" | "QUOTATION:write" | "CONFIRMATION:read" | "CONFIRMATION:write" | "INVOICE:read" | "INVOICE:write" | "AFTERCARE:read" | "AFTERCARE:write")[];
                    expires_at?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["apitoken.created"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "apitoken.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "attachedfile.list": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                attachedfileable_id_from?: string;
                attachedfileable_id_to?: string;
                flow_id_from?: string;
                flow_id_to?: string;
                size_from?: string;
                size_to?: string;
                user_id_from?: string;
                user_id_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                attachedfileable_type?: string;
                attachedfileable_id?: string;
                attachedfileableId?: string;
                flow_id?: string;
                flowId?: string;
                filename?: string;
                content_type?: string;
                size?: string;
                user_id?: string;
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["attachedfile"][] | {
                        data: components["schemas"]["attachedfile"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "attachedfile.store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description File of at most 20 MB */
                    file: unknown;
                    attachedfileable_type: "flow" | "relation" | "organization";
                    attachedfileable_id: number;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["attachedfile"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "attachedfile.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "attachedfile.put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["attachedfile.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["attachedfile"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "attachedfile.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "attachedfile.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["attachedfile.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["attachedfile"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "attachedfile.upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description File of at most 20 MB */
                    file: unknown;
                    attachedfileable_type: "flow" | "relation" | "organization";
                    attachedfileable_id: number;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["attachedfile"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "attachment.list": {
        parameters: {
            query: {
                attachable_type: string;
                attachable_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["attachment"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "attachment.store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description File of at most 20 MB */
                    file: unknown;
                    quotation_id?: number;
                    confirmation_id?: number;
                    invoice_id?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["attachment"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "attachment.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "attachment.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "attachment.getbycustomer": {
        parameters: {
            query: {
                hash: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    authenticate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "verkoop@zonnigdak.example",
                 *       "password": "Welkom2026"
                 *     }
                 */
                "application/json": {
                    username: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                    } | {
                        /** @constant */
                        second_factor: "totp";
                        /** @description For authenticate/secondfactor, good for five minutes */
                        challenge: string;
                    };
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "authenticate.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            401: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "authenticate.refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            401: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "authenticate.secondfactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    challenge: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "authenticate.stopimpersonating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            401: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "batch.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        progress: number;
                        done: number;
                        total: number;
                        cancelledAt: string | null;
                        failedMessage: string | null;
                        refused: {
                            id: number;
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "batch.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        progress: number;
                        done: number;
                        total: number;
                        cancelledAt: string | null;
                        failedMessage: string | null;
                        refused: {
                            id: number;
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "calculation.list": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                calculable_id_from?: string;
                calculable_id_to?: string;
                flow_id_from?: string;
                flow_id_to?: string;
                discount_from?: string;
                discount_to?: string;
                amount_exc_vat_from?: string;
                amount_exc_vat_to?: string;
                amount_exc_vat_0_from?: string;
                amount_exc_vat_0_to?: string;
                amount_exc_vat_6_from?: string;
                amount_exc_vat_6_to?: string;
                amount_exc_vat_9_from?: string;
                amount_exc_vat_9_to?: string;
                amount_exc_vat_21_from?: string;
                amount_exc_vat_21_to?: string;
                amount_vat_6_from?: string;
                amount_vat_6_to?: string;
                amount_vat_9_from?: string;
                amount_vat_9_to?: string;
                amount_vat_21_from?: string;
                amount_vat_21_to?: string;
                amount_inc_vat_from?: string;
                amount_inc_vat_to?: string;
                amount_discount_exc_from?: string;
                amount_discount_exc_to?: string;
                amount_discount_inc_from?: string;
                amount_discount_inc_to?: string;
                amount_exc_vat_exc_discount_from?: string;
                amount_exc_vat_exc_discount_to?: string;
                amount_inc_vat_exc_discount_from?: string;
                amount_inc_vat_exc_discount_to?: string;
                unit_amount_from?: string;
                unit_amount_to?: string;
                product_amount_from?: string;
                product_amount_to?: string;
                unit_rate_inc_from?: string;
                unit_rate_inc_to?: string;
                unit_rate_exc_from?: string;
                unit_rate_exc_to?: string;
                overall_unit_rate_inc_from?: string;
                overall_unit_rate_inc_to?: string;
                overall_unit_rate_exc_from?: string;
                overall_unit_rate_exc_to?: string;
                paymentamount_exc_from?: string;
                paymentamount_exc_to?: string;
                paymentamount_inc_from?: string;
                paymentamount_inc_to?: string;
                paymentamount_vat_6_from?: string;
                paymentamount_vat_6_to?: string;
                paymentamount_vat_9_from?: string;
                paymentamount_vat_9_to?: string;
                paymentamount_vat_21_from?: string;
                paymentamount_vat_21_to?: string;
                invoicedamount_from?: string;
                invoicedamount_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                calculable_type?: string;
                calculable_id?: string;
                calculableId?: string;
                flow_id?: string;
                flowId?: string;
                hash?: string;
                title?: string;
                is_template?: string;
                new_number?: string;
                calc_base?: string;
                discount?: string;
                origin_cumulatives?: string;
                origin_grouping?: string;
                auto_recalc?: string;
                partialinvoicetype?: string;
                amount_exc_vat?: string;
                amount_exc_vat_0?: string;
                amount_exc_vat_6?: string;
                amount_exc_vat_9?: string;
                amount_exc_vat_21?: string;
                amount_vat_6?: string;
                amount_vat_9?: string;
                amount_vat_21?: string;
                amount_inc_vat?: string;
                amount_discount_exc?: string;
                amount_discount_inc?: string;
                amount_exc_vat_exc_discount?: string;
                amount_inc_vat_exc_discount?: string;
                unit_amount?: string;
                product_amount?: string;
                unit_rate_inc?: string;
                unit_rate_exc?: string;
                overall_unit_rate_inc?: string;
                overall_unit_rate_exc?: string;
                paymentamount_exc?: string;
                paymentamount_inc?: string;
                paymentamount_vat_6?: string;
                paymentamount_vat_9?: string;
                paymentamount_vat_21?: string;
                invoicedamount?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["calculation"][] | {
                        data: components["schemas"]["calculation"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "calculation.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["calculation.create"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["calculation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "calculation.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["calculation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "calculation.put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["calculation.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["calculation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "calculation.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "calculation.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["calculation.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["calculation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "calculation.calculate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["workedcalculation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "calculation.empty": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["workedcalculation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "calculation.log": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["logitem"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "calculation.updateorder": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        id: number;
                        order: number;
                        calculationitem_id?: number | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["workedcalculation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "calculation.updaterowcolumnarray": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    calculationitemColumns?: {
                        tag: string;
                        description?: string;
                        selected: boolean;
                    }[];
                    calculationitemRows?: {
                        tag: string;
                        description?: string;
                        selected: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["workedcalculation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "calculation.bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ],
                 *       "dry_run": true
                 *     }
                 */
                "application/json": {
                    ids?: number[];
                    calculationIds?: number[];
                    dry_run?: boolean;
                } & (unknown | unknown);
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    } | {
                        deletable: number;
                        refused: {
                            id: number;
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "calculation.export": {
        parameters: {
            query?: {
                query?: string;
                sort?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                calculable_id_from?: string;
                calculable_id_to?: string;
                flow_id_from?: string;
                flow_id_to?: string;
                discount_from?: string;
                discount_to?: string;
                amount_exc_vat_from?: string;
                amount_exc_vat_to?: string;
                amount_exc_vat_0_from?: string;
                amount_exc_vat_0_to?: string;
                amount_exc_vat_6_from?: string;
                amount_exc_vat_6_to?: string;
                amount_exc_vat_9_from?: string;
                amount_exc_vat_9_to?: string;
                amount_exc_vat_21_from?: string;
                amount_exc_vat_21_to?: string;
                amount_vat_6_from?: string;
                amount_vat_6_to?: string;
                amount_vat_9_from?: string;
                amount_vat_9_to?: string;
                amount_vat_21_from?: string;
                amount_vat_21_to?: string;
                amount_inc_vat_from?: string;
                amount_inc_vat_to?: string;
                amount_discount_exc_from?: string;
                amount_discount_exc_to?: string;
                amount_discount_inc_from?: string;
                amount_discount_inc_to?: string;
                amount_exc_vat_exc_discount_from?: string;
                amount_exc_vat_exc_discount_to?: string;
                amount_inc_vat_exc_discount_from?: string;
                amount_inc_vat_exc_discount_to?: string;
                unit_amount_from?: string;
                unit_amount_to?: string;
                product_amount_from?: string;
                product_amount_to?: string;
                unit_rate_inc_from?: string;
                unit_rate_inc_to?: string;
                unit_rate_exc_from?: string;
                unit_rate_exc_to?: string;
                overall_unit_rate_inc_from?: string;
                overall_unit_rate_inc_to?: string;
                overall_unit_rate_exc_from?: string;
                overall_unit_rate_exc_to?: string;
                paymentamount_exc_from?: string;
                paymentamount_exc_to?: string;
                paymentamount_inc_from?: string;
                paymentamount_inc_to?: string;
                paymentamount_vat_6_from?: string;
                paymentamount_vat_6_to?: string;
                paymentamount_vat_9_from?: string;
                paymentamount_vat_9_to?: string;
                paymentamount_vat_21_from?: string;
                paymentamount_vat_21_to?: string;
                invoicedamount_from?: string;
                invoicedamount_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                calculable_type?: string;
                calculable_id?: string;
                calculableId?: string;
                flow_id?: string;
                flowId?: string;
                hash?: string;
                title?: string;
                is_template?: string;
                new_number?: string;
                calc_base?: string;
                discount?: string;
                origin_cumulatives?: string;
                origin_grouping?: string;
                auto_recalc?: string;
                partialinvoicetype?: string;
                amount_exc_vat?: string;
                amount_exc_vat_0?: string;
                amount_exc_vat_6?: string;
                amount_exc_vat_9?: string;
                amount_exc_vat_21?: string;
                amount_vat_6?: string;
                amount_vat_9?: string;
                amount_vat_21?: string;
                amount_inc_vat?: string;
                amount_discount_exc?: string;
                amount_discount_inc?: string;
                amount_exc_vat_exc_discount?: string;
                amount_inc_vat_exc_discount?: string;
                unit_amount?: string;
                product_amount?: string;
                unit_rate_inc?: string;
                unit_rate_exc?: string;
                overall_unit_rate_inc?: string;
                overall_unit_rate_exc?: string;
                paymentamount_exc?: string;
                paymentamount_inc?: string;
                paymentamount_vat_6?: string;
                paymentamount_vat_9?: string;
                paymentamount_vat_21?: string;
                invoicedamount?: string;
                format?: "csv" | "xlsx";
                columns?: string;
                headers?: string;
                words?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "calculation.findproducts": {
        parameters: {
            query?: {
                query?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        item_name: string;
                        product_group: string;
                        unit_of_measurement: string;
                        vat_percentage: number;
                        calc_base: string;
                        price: number | null;
                        graduated: boolean;
                    }[];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "calculationitem.list": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                calculation_id_from?: string;
                calculation_id_to?: string;
                calculationitem_id_from?: string;
                calculationitem_id_to?: string;
                product_id_from?: string;
                product_id_to?: string;
                product_amount_from?: string;
                product_amount_to?: string;
                start_amount_inc_from?: string;
                start_amount_inc_to?: string;
                start_amount_exc_from?: string;
                start_amount_exc_to?: string;
                vat_percentage_from?: string;
                vat_percentage_to?: string;
                percentage_vat_0_from?: string;
                percentage_vat_0_to?: string;
                percentage_vat_6_from?: string;
                percentage_vat_6_to?: string;
                percentage_vat_9_from?: string;
                percentage_vat_9_to?: string;
                percentage_vat_21_from?: string;
                percentage_vat_21_to?: string;
                unit_amount_from?: string;
                unit_amount_to?: string;
                unit_amount_manual_from?: string;
                unit_amount_manual_to?: string;
                unit_rate_inc_manual_from?: string;
                unit_rate_inc_manual_to?: string;
                unit_rate_exc_manual_from?: string;
                unit_rate_exc_manual_to?: string;
                discount_percentage_from?: string;
                discount_percentage_to?: string;
                order_from?: string;
                order_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                calculable_type?: string;
                calculation_id?: string;
                calculationId?: string;
                calculationitem_id?: string;
                calculationitemId?: string;
                product_id?: string;
                productId?: string;
                product_type?: string;
                product_group?: string;
                item_type?: string;
                item_name?: string;
                custom_item_name?: string;
                infotext?: string;
                custom_infotext?: string;
                unit_of_measurement?: string;
                product_amount?: string;
                start_amount_inc?: string;
                start_amount_exc?: string;
                vat_percentage?: string;
                vat_category?: string;
                vat_reason?: string;
                percentage_vat_0?: string;
                percentage_vat_6?: string;
                percentage_vat_9?: string;
                percentage_vat_21?: string;
                unit_amount?: string;
                unit_amount_manual?: string;
                unit_rate_inc_manual?: string;
                unit_rate_exc_manual?: string;
                discount_percentage?: string;
                order?: string;
                additionalwork?: string;
                selected?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["calculationitem"][] | {
                        data: components["schemas"]["calculationitem"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "calculationitem.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "calculation_id": 1,
                 *       "product_id": 3,
                 *       "product_amount": 14
                 *     }
                 */
                "application/json": components["schemas"]["calculationitem.create"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["workedcalculation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "calculationitem.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["calculationitem"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "calculationitem.put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["calculationitem.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["workedcalculation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "calculationitem.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["workedcalculation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "calculationitem.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["calculationitem.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["workedcalculation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "calculationitem.duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["workedcalculation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "calculationitem.log": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["logitem"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "calculationitem.switchselection": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["workedcalculation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "calculationitem.export": {
        parameters: {
            query?: {
                query?: string;
                sort?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                calculation_id_from?: string;
                calculation_id_to?: string;
                calculationitem_id_from?: string;
                calculationitem_id_to?: string;
                product_id_from?: string;
                product_id_to?: string;
                product_amount_from?: string;
                product_amount_to?: string;
                start_amount_inc_from?: string;
                start_amount_inc_to?: string;
                start_amount_exc_from?: string;
                start_amount_exc_to?: string;
                vat_percentage_from?: string;
                vat_percentage_to?: string;
                percentage_vat_0_from?: string;
                percentage_vat_0_to?: string;
                percentage_vat_6_from?: string;
                percentage_vat_6_to?: string;
                percentage_vat_9_from?: string;
                percentage_vat_9_to?: string;
                percentage_vat_21_from?: string;
                percentage_vat_21_to?: string;
                unit_amount_from?: string;
                unit_amount_to?: string;
                unit_amount_manual_from?: string;
                unit_amount_manual_to?: string;
                unit_rate_inc_manual_from?: string;
                unit_rate_inc_manual_to?: string;
                unit_rate_exc_manual_from?: string;
                unit_rate_exc_manual_to?: string;
                discount_percentage_from?: string;
                discount_percentage_to?: string;
                order_from?: string;
                order_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                calculable_type?: string;
                calculation_id?: string;
                calculationId?: string;
                calculationitem_id?: string;
                calculationitemId?: string;
                product_id?: string;
                productId?: string;
                product_type?: string;
                product_group?: string;
                item_type?: string;
                item_name?: string;
                custom_item_name?: string;
                infotext?: string;
                custom_infotext?: string;
                unit_of_measurement?: string;
                product_amount?: string;
                start_amount_inc?: string;
                start_amount_exc?: string;
                vat_percentage?: string;
                vat_category?: string;
                vat_reason?: string;
                percentage_vat_0?: string;
                percentage_vat_6?: string;
                percentage_vat_9?: string;
                percentage_vat_21?: string;
                unit_amount?: string;
                unit_amount_manual?: string;
                unit_rate_inc_manual?: string;
                unit_rate_exc_manual?: string;
                discount_percentage?: string;
                order?: string;
                additionalwork?: string;
                selected?: string;
                format?: "csv" | "xlsx";
                columns?: string;
                headers?: string;
                words?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "company.list": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                query?: string;
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["company"][] | {
                        data: components["schemas"]["company"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "company.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Noordkaap Solar",
                 *       "city": "Groningen"
                 *     }
                 */
                "application/json": components["schemas"]["company.create"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["company"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "company.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["company"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "company.put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["company.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["company"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "company.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "company.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["company.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["company"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "company.addmoduletocompany": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "moduleId": 11
                 *     }
                 */
                "application/json": {
                    moduleId: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["company"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "company.deletebackground": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "company.getbackground": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "company.getbasicdetails": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        address: string | null;
                        city: string | null;
                        modules: {
                            id: number;
                            tag: "BASIS" | "CRM" | "SALES" | "SETTINGS" | "ADMIN" | "PARTNER" | "PARTNERMANAGEMENT" | "PROJECT" | "PROJECTMANAGEMENT" | "INTAKE" | "QUOTATION" | "CONFIRMATION" | "INVOICE" | "AFTERCARE";
                        }[];
                        users: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "company.locate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        lat: number | null;
                        lng: number | null;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "company.removemodulefromcompany": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "moduleId": 11
                 *     }
                 */
                "application/json": {
                    moduleId: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["company"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "company.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "company.updatebackground": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Picture of at most 10 MB */
                    file: unknown;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "company.updatecurrentcompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "time_zone": "Europe/Amsterdam"
                 *     }
                 */
                "application/json": components["schemas"]["company.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        version: number;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        name: string;
                        email: string | null;
                        phone: string | null;
                        address: string | null;
                        postcode: string | null;
                        city: string | null;
                        country: string;
                        kvk: string | null;
                        vat_number: string | null;
                        iban: string | null;
                        website: string | null;
                        hostnames: string[];
                        /** Format: time-zone */
                        time_zone: string;
                        lat: number | null;
                        lng: number | null;
                        deleted_at: string | null;
                        company_settings_id: number | null;
                        companysettings: components["schemas"]["companysettings"] | null;
                        modules: {
                            id: number;
                            tag: "BASIS" | "CRM" | "SALES" | "SETTINGS" | "ADMIN" | "PARTNER" | "PARTNERMANAGEMENT" | "PROJECT" | "PROJECTMANAGEMENT" | "INTAKE" | "QUOTATION" | "CONFIRMATION" | "INVOICE" | "AFTERCARE";
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "company.currentcompany.locate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        lat: number | null;
                        lng: number | null;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "company.getadminuserchangelist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "company_id": 2
                 *     }
                 */
                "application/json": {
                    company_id?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        fullname: string;
                        email: string;
                        role: number;
                        user_type: string;
                    }[];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "company.getcurrentcompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        version: number;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        name: string;
                        email: string | null;
                        phone: string | null;
                        address: string | null;
                        postcode: string | null;
                        city: string | null;
                        country: string;
                        kvk: string | null;
                        vat_number: string | null;
                        iban: string | null;
                        website: string | null;
                        hostnames: string[];
                        /** Format: time-zone */
                        time_zone: string;
                        lat: number | null;
                        lng: number | null;
                        deleted_at: string | null;
                        company_settings_id: number | null;
                        companysettings: components["schemas"]["companysettings"] | null;
                        modules: {
                            id: number;
                            tag: "BASIS" | "CRM" | "SALES" | "SETTINGS" | "ADMIN" | "PARTNER" | "PARTNERMANAGEMENT" | "PROJECT" | "PROJECTMANAGEMENT" | "INTAKE" | "QUOTATION" | "CONFIRMATION" | "INVOICE" | "AFTERCARE";
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "company.getcurrentcompanylogo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "company.getlogitems": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["logitem"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "company.getmodules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        tag: "BASIS" | "CRM" | "SALES" | "SETTINGS" | "ADMIN" | "PARTNER" | "PARTNERMANAGEMENT" | "PROJECT" | "PROJECTMANAGEMENT" | "INTAKE" | "QUOTATION" | "CONFIRMATION" | "INVOICE" | "AFTERCARE";
                    }[];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "company.getusedflowtags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "company.queryTrashed": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                query?: string;
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    query?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["company"][] | {
                        data: components["schemas"]["company"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "company.searchForSearchTerm": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                query?: string;
                sort?: string;
                searchterm?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["company"][] | {
                        data: components["schemas"]["company"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "company.trashed": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                query?: string;
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["company"][] | {
                        data: components["schemas"]["company"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "companysettings.list": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                standard_flowprofile_id_from?: string;
                standard_flowprofile_id_to?: string;
                brand_header_picture_id_from?: string;
                brand_header_picture_id_to?: string;
                brand_footer_picture_id_from?: string;
                brand_footer_picture_id_to?: string;
                customer_background_picture_id_from?: string;
                customer_background_picture_id_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                appname?: string;
                appdescription?: string;
                brand_button_color?: string;
                quotation_approval_signature?: string;
                confirmation_approval_signature?: string;
                custom_lead_infobox?: string;
                standard_flowprofile_id?: string;
                standardFlowprofileId?: string;
                gl_reference?: string;
                gl_description?: string;
                exact_discount_reference?: string;
                exact_discount_description?: string;
                brand_header_picture_id?: string;
                brandHeaderPictureId?: string;
                brand_footer_picture_id?: string;
                brandFooterPictureId?: string;
                customer_background_picture_id?: string;
                customerBackgroundPictureId?: string;
                update_reason?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companysettings"][] | {
                        data: components["schemas"]["companysettings"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "companysettings.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companysettings"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "companysettings.put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["companysettings.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companysettings"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "companysettings.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["companysettings.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["companysettings"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "companysettings.deletecustomerbackground": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "companysettings.getcompanylogo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "companysettings.getcustomerbackground": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "companysettings.log": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["logitem"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "companysettings.updatecustomerbackground": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Picture of at most 10 MB */
                    file: unknown;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "companysettings.updatelogo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Picture of at most 10 MB */
                    file: unknown;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        logo_url: string;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "companysettings.export": {
        parameters: {
            query?: {
                query?: string;
                sort?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                standard_flowprofile_id_from?: string;
                standard_flowprofile_id_to?: string;
                brand_header_picture_id_from?: string;
                brand_header_picture_id_to?: string;
                brand_footer_picture_id_from?: string;
                brand_footer_picture_id_to?: string;
                customer_background_picture_id_from?: string;
                customer_background_picture_id_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                appname?: string;
                appdescription?: string;
                brand_button_color?: string;
                quotation_approval_signature?: string;
                confirmation_approval_signature?: string;
                custom_lead_infobox?: string;
                standard_flowprofile_id?: string;
                standardFlowprofileId?: string;
                gl_reference?: string;
                gl_description?: string;
                exact_discount_reference?: string;
                exact_discount_description?: string;
                brand_header_picture_id?: string;
                brandHeaderPictureId?: string;
                brand_footer_picture_id?: string;
                brandFooterPictureId?: string;
                customer_background_picture_id?: string;
                customerBackgroundPictureId?: string;
                update_reason?: string;
                format?: "csv" | "xlsx";
                columns?: string;
                headers?: string;
                words?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.list": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                with?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                flow_id_from?: string;
                flow_id_to?: string;
                relation_id_from?: string;
                relation_id_to?: string;
                calculation_id_from?: string;
                calculation_id_to?: string;
                user_id_from?: string;
                user_id_to?: string;
                document_type_id_from?: string;
                document_type_id_to?: string;
                documentdate_from?: string;
                documentdate_to?: string;
                enddate_from?: string;
                enddate_to?: string;
                date_send_from?: string;
                date_send_to?: string;
                date_viewed_from?: string;
                date_viewed_to?: string;
                date_approved_from?: string;
                date_approved_to?: string;
                date_rejected_from?: string;
                date_rejected_to?: string;
                amount_exc_vat_from?: string;
                amount_exc_vat_to?: string;
                amount_inc_vat_from?: string;
                amount_inc_vat_to?: string;
                customer_background_picture_id_from?: string;
                customer_background_picture_id_to?: string;
                documentversion_id_from?: string;
                documentversion_id_to?: string;
                version_number_from?: string;
                version_number_to?: string;
                quotation_id_from?: string;
                quotation_id_to?: string;
                deleted_at_from?: string;
                deleted_at_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                number?: string;
                title?: string;
                hash?: string;
                is_template?: string;
                flow_id?: string;
                flowId?: string;
                relation_id?: string;
                relationId?: string;
                relation_fullname?: string;
                calculation_id?: string;
                calculationId?: string;
                user_id?: string;
                userId?: string;
                document_type_id?: string;
                documentTypeId?: string;
                documentdate?: string;
                enddate?: string;
                date_send?: string;
                date_viewed?: string;
                date_approved?: string;
                date_rejected?: string;
                reject_reason?: string;
                amount_exc_vat?: string;
                amount_inc_vat?: string;
                custom_css?: string;
                customer_background_picture_id?: string;
                customerBackgroundPictureId?: string;
                documentversion_id?: string;
                documentversionId?: string;
                version_number?: string;
                changed_since_sent?: string;
                status?: string;
                quotation_id?: string;
                quotationId?: string;
                deleted_at?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["confirmation"][] | {
                        data: components["schemas"]["confirmation"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "relation": {
                 *         "fullname": "Jan van der Berg"
                 *       },
                 *       "items": [
                 *         {
                 *           "product_id": 3,
                 *           "product_amount": 14
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["document.create"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["confirmation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.approvebycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "signername": "Jan van der Berg",
                 *       "location": "Zwolle",
                 *       "agreeswithoffer": true
                 *     }
                 */
                "application/json": {
                    signername?: string;
                    signatory_name?: string;
                    location?: string | null;
                    signerplace?: string | null;
                    signature?: string | null;
                    signature_type?: string | null;
                    agreeswithoffer?: boolean;
                    additional_message?: string | null;
                    /** @description Fingerprint of the version that was on screen */
                    version?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: string;
                        signername: string | null;
                        signed_at: string | null;
                        message: string;
                    };
                };
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.chooseoptionbycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    item_id: number;
                    selected: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        amount_exc_vat: number;
                        amount_inc_vat: number;
                        fingerprint: string;
                    };
                };
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.downloadbycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.getbycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["customerconfirmation"];
                };
            };
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.getcustomerbackground": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.getlogobycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.messagebycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    content: string;
                    name?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        content: string;
                        sender: "customer" | "company";
                        sender_name: string | null;
                        created_at: string;
                    }[];
                };
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.rejectbycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    signername?: string;
                    signatory_name?: string;
                    location?: string | null;
                    signerplace?: string | null;
                    signature?: string | null;
                    signature_type?: string | null;
                    agreeswithoffer?: boolean;
                    additional_message?: string | null;
                    /** @description Fingerprint of the version that was on screen */
                    version?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: string;
                        signername: string | null;
                        signed_at: string | null;
                        message: string;
                    };
                };
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.widgetpicturebycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
                widget_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.get": {
        parameters: {
            query?: {
                with?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["confirmation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["confirmation.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["confirmation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["confirmation.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["confirmation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["confirmation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.download": {
        parameters: {
            query?: {
                inline?: string;
                draft?: "1";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["confirmation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.earlierstatuses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.forceDelete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.getForSendingEmail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        to_email: string | null;
                        subject: string;
                        message: string;
                        mailtemplate_id: number | null;
                        sendpdf: boolean;
                        sendattachments: boolean;
                        attachments: {
                            id: number;
                            filename: string;
                            size: number;
                        }[];
                        filename: string;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.log": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["logitem"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.prepared": {
        parameters: {
            query?: {
                audience?: "staff" | "customer";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["showndocument"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.resethash": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hash: string;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.resettotemplate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    template_id?: number;
                    confirmationtemplate_id?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["confirmation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["confirmation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.saveastemplate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["confirmation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.sendemail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to_email": "jan@voorbeeld.nl",
                 *       "subject": "Uw offerte",
                 *       "message": "<p>Hierbij onze offerte.</p>",
                 *       "sendpdf": true
                 *     }
                 */
                "application/json": {
                    to_email?: string | "" | null;
                    subject?: string;
                    message?: string;
                    mailtemplate_id?: number | null;
                    sendpdf?: boolean;
                    sendattachments?: boolean;
                    to_address_override?: string | "" | null;
                    dontsentbutmarksent?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["confirmation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        number: number;
                        /** @description SHA-256 of what the customer saw */
                        fingerprint: string;
                        /** Format: date-time */
                        created_at: string;
                        customer_name: string | null;
                        /** @description The signature that stands is under this version */
                        signed: boolean;
                    }[];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.downloadversion": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                version_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ],
                 *       "dry_run": true
                 *     }
                 */
                "application/json": {
                    ids?: number[];
                    confirmationIds?: number[];
                    dry_run?: boolean;
                } & (unknown | unknown);
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    } | {
                        deletable: number;
                        refused: {
                            id: number;
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.bulkforcedelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ],
                 *       "dry_run": true
                 *     }
                 */
                "application/json": {
                    ids?: number[];
                    confirmationIds?: number[];
                    dry_run?: boolean;
                } & (unknown | unknown);
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    } | {
                        deletable: number;
                        refused: {
                            id: number;
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.bulkrestore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": {
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.createconfirmationfromflow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "flow_id": 1,
                 *       "template_id": 2
                 *     }
                 */
                "application/json": {
                    relation_id?: number | null;
                    relation?: {
                        fullname?: string;
                        email?: string | null;
                        phone?: string | null;
                        address?: string | null;
                        postcode?: string | null;
                        city?: string | null;
                    };
                    title?: string | null;
                    template_id?: number | null;
                    items?: {
                        product_id?: number;
                        item_type?: "product" | "manual" | "header";
                        item_name?: string;
                        product_amount?: number;
                        unit_of_measurement?: string;
                        unit_rate_exc_manual?: number;
                        unit_rate_inc_manual?: number;
                        vat_percentage?: 0 | 6 | 9 | 21;
                        discount_percentage?: number;
                        additionalwork?: boolean;
                        selected?: boolean;
                    }[];
                    flow_id: number;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["confirmation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.createconfirmationfromquotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quotation_id": 1
                 *     }
                 */
                "application/json": {
                    quotation_id: number;
                    template_id?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["confirmation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.emptytrash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.export": {
        parameters: {
            query?: {
                query?: string;
                sort?: string;
                with?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                flow_id_from?: string;
                flow_id_to?: string;
                relation_id_from?: string;
                relation_id_to?: string;
                calculation_id_from?: string;
                calculation_id_to?: string;
                user_id_from?: string;
                user_id_to?: string;
                document_type_id_from?: string;
                document_type_id_to?: string;
                documentdate_from?: string;
                documentdate_to?: string;
                enddate_from?: string;
                enddate_to?: string;
                date_send_from?: string;
                date_send_to?: string;
                date_viewed_from?: string;
                date_viewed_to?: string;
                date_approved_from?: string;
                date_approved_to?: string;
                date_rejected_from?: string;
                date_rejected_to?: string;
                amount_exc_vat_from?: string;
                amount_exc_vat_to?: string;
                amount_inc_vat_from?: string;
                amount_inc_vat_to?: string;
                customer_background_picture_id_from?: string;
                customer_background_picture_id_to?: string;
                documentversion_id_from?: string;
                documentversion_id_to?: string;
                version_number_from?: string;
                version_number_to?: string;
                quotation_id_from?: string;
                quotation_id_to?: string;
                deleted_at_from?: string;
                deleted_at_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                number?: string;
                title?: string;
                hash?: string;
                is_template?: string;
                flow_id?: string;
                flowId?: string;
                relation_id?: string;
                relationId?: string;
                relation_fullname?: string;
                calculation_id?: string;
                calculationId?: string;
                user_id?: string;
                userId?: string;
                document_type_id?: string;
                documentTypeId?: string;
                documentdate?: string;
                enddate?: string;
                date_send?: string;
                date_viewed?: string;
                date_approved?: string;
                date_rejected?: string;
                reject_reason?: string;
                amount_exc_vat?: string;
                amount_inc_vat?: string;
                custom_css?: string;
                customer_background_picture_id?: string;
                customerBackgroundPictureId?: string;
                documentversion_id?: string;
                documentversionId?: string;
                version_number?: string;
                changed_since_sent?: string;
                status?: string;
                quotation_id?: string;
                quotationId?: string;
                deleted_at?: string;
                format?: "csv" | "xlsx";
                columns?: string;
                headers?: string;
                words?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.indexTemplates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["confirmation"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "confirmation.trashed": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                with?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                flow_id_from?: string;
                flow_id_to?: string;
                relation_id_from?: string;
                relation_id_to?: string;
                calculation_id_from?: string;
                calculation_id_to?: string;
                user_id_from?: string;
                user_id_to?: string;
                document_type_id_from?: string;
                document_type_id_to?: string;
                documentdate_from?: string;
                documentdate_to?: string;
                enddate_from?: string;
                enddate_to?: string;
                date_send_from?: string;
                date_send_to?: string;
                date_viewed_from?: string;
                date_viewed_to?: string;
                date_approved_from?: string;
                date_approved_to?: string;
                date_rejected_from?: string;
                date_rejected_to?: string;
                amount_exc_vat_from?: string;
                amount_exc_vat_to?: string;
                amount_inc_vat_from?: string;
                amount_inc_vat_to?: string;
                customer_background_picture_id_from?: string;
                customer_background_picture_id_to?: string;
                documentversion_id_from?: string;
                documentversion_id_to?: string;
                version_number_from?: string;
                version_number_to?: string;
                quotation_id_from?: string;
                quotation_id_to?: string;
                deleted_at_from?: string;
                deleted_at_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                number?: string;
                title?: string;
                hash?: string;
                is_template?: string;
                flow_id?: string;
                flowId?: string;
                relation_id?: string;
                relationId?: string;
                relation_fullname?: string;
                calculation_id?: string;
                calculationId?: string;
                user_id?: string;
                userId?: string;
                document_type_id?: string;
                documentTypeId?: string;
                documentdate?: string;
                enddate?: string;
                date_send?: string;
                date_viewed?: string;
                date_approved?: string;
                date_rejected?: string;
                reject_reason?: string;
                amount_exc_vat?: string;
                amount_inc_vat?: string;
                custom_css?: string;
                customer_background_picture_id?: string;
                customerBackgroundPictureId?: string;
                documentversion_id?: string;
                documentversionId?: string;
                version_number?: string;
                changed_since_sent?: string;
                status?: string;
                quotation_id?: string;
                quotationId?: string;
                deleted_at?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["confirmation"][] | {
                        data: components["schemas"]["confirmation"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "customfield.list": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                order_from?: string;
                order_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                resource?: string;
                key?: string;
                label?: string;
                type?: string;
                required?: string;
                order?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["customfield"][] | {
                        data: components["schemas"]["customfield"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "customfield.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["customfield.create"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["customfield"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "customfield.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["customfield"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "customfield.put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["customfield.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["customfield"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "customfield.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "customfield.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["customfield.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["customfield"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "customfield.log": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["logitem"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "customfield.bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ],
                 *       "dry_run": true
                 *     }
                 */
                "application/json": {
                    ids?: number[];
                    customfieldIds?: number[];
                    dry_run?: boolean;
                } & (unknown | unknown);
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    } | {
                        deletable: number;
                        refused: {
                            id: number;
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "customfield.export": {
        parameters: {
            query?: {
                query?: string;
                sort?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                order_from?: string;
                order_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                resource?: string;
                key?: string;
                label?: string;
                type?: string;
                required?: string;
                order?: string;
                format?: "csv" | "xlsx";
                columns?: string;
                headers?: string;
                words?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "customfield.updateorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "id": 2,
                 *           "order": 0
                 *         },
                 *         {
                 *           "id": 1,
                 *           "order": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    items: {
                        id: number;
                        order: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["customfield"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "deadletter.list": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["deadletter"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "deadletter.resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        handlers: string[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "documentkind.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        noun: string;
                        /** @description Customer page */
                        page: string;
                        /** @description Statuses in which nothing changes any more */
                        locked: string[];
                        numbered_at: "creation" | "sending";
                        enddate_label: "validUntil" | "dueOn";
                    }[];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "documentwidget.list": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                widgetable_id_from?: string;
                widgetable_id_to?: string;
                order_from?: string;
                order_to?: string;
                picture_width_from?: string;
                picture_width_to?: string;
                picture_height_from?: string;
                picture_height_to?: string;
                recurringvertical_id_from?: string;
                recurringvertical_id_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                widgetable_type?: string;
                widgetable_id?: string;
                widgetableId?: string;
                document_widget_type_tag?: string;
                order?: string;
                description?: string;
                textcontent?: string;
                textcontent2?: string;
                textcontent3?: string;
                stringcontent?: string;
                custom_class?: string;
                custom_styling?: string;
                is_hidden?: string;
                update_reason?: string;
                picture_width?: string;
                picture_height?: string;
                recurringvertical_id?: string;
                recurringverticalId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["documentwidget"][] | {
                        data: components["schemas"]["documentwidget"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "documentwidget.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["documentwidget.create"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["documentwidget"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "documentwidget.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["documentwidget"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "documentwidget.put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["documentwidget.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["documentwidget"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "documentwidget.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "documentwidget.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["documentwidget.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["documentwidget"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "documentwidget.duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["documentwidget"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "documentwidget.log": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["logitem"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "documentwidget.bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ],
                 *       "dry_run": true
                 *     }
                 */
                "application/json": {
                    ids?: number[];
                    documentwidgetIds?: number[];
                    dry_run?: boolean;
                } & (unknown | unknown);
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    } | {
                        deletable: number;
                        refused: {
                            id: number;
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "documentwidget.export": {
        parameters: {
            query?: {
                query?: string;
                sort?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                widgetable_id_from?: string;
                widgetable_id_to?: string;
                order_from?: string;
                order_to?: string;
                picture_width_from?: string;
                picture_width_to?: string;
                picture_height_from?: string;
                picture_height_to?: string;
                recurringvertical_id_from?: string;
                recurringvertical_id_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                widgetable_type?: string;
                widgetable_id?: string;
                widgetableId?: string;
                document_widget_type_tag?: string;
                order?: string;
                description?: string;
                textcontent?: string;
                textcontent2?: string;
                textcontent3?: string;
                stringcontent?: string;
                custom_class?: string;
                custom_styling?: string;
                is_hidden?: string;
                update_reason?: string;
                picture_width?: string;
                picture_height?: string;
                recurringvertical_id?: string;
                recurringverticalId?: string;
                format?: "csv" | "xlsx";
                columns?: string;
                headers?: string;
                words?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "documentwidget.updateorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "id": 2,
                 *           "order": 0
                 *         },
                 *         {
                 *           "id": 1,
                 *           "order": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    items: {
                        id: number;
                        order: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["documentwidget"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "documentwidgettype.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tag: string;
                        name: string;
                        fields: ("stringcontent" | "textcontent" | "textcontent2" | "textcontent3" | "picture" | "prices")[];
                        /** @description Whether it can be added by hand */
                        addable: boolean;
                    }[];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.list": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                with?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                relation_id_from?: string;
                relation_id_to?: string;
                user_id_from?: string;
                user_id_to?: string;
                office_user_id_from?: string;
                office_user_id_to?: string;
                project_user_id_from?: string;
                project_user_id_to?: string;
                lead_date_from?: string;
                lead_date_to?: string;
                flowprofile_id_from?: string;
                flowprofile_id_to?: string;
                partner_id_from?: string;
                partner_id_to?: string;
                partner_project_id_from?: string;
                partner_project_id_to?: string;
                flow_phase_id_from?: string;
                flow_phase_id_to?: string;
                intake_id_from?: string;
                intake_id_to?: string;
                flow_data_id_from?: string;
                flow_data_id_to?: string;
                order_value_from?: string;
                order_value_to?: string;
                current_start_date_from?: string;
                current_start_date_to?: string;
                current_end_date_from?: string;
                current_end_date_to?: string;
                flowstage_start_at_from?: string;
                flowstage_start_at_to?: string;
                date_lead_from?: string;
                date_lead_to?: string;
                date_intake_from?: string;
                date_intake_to?: string;
                date_quotation_from?: string;
                date_quotation_to?: string;
                date_confirmation_from?: string;
                date_confirmation_to?: string;
                date_project_from?: string;
                date_project_to?: string;
                date_project_start_from?: string;
                date_project_start_to?: string;
                date_invoice_from?: string;
                date_invoice_to?: string;
                date_aftercare_from?: string;
                date_aftercare_to?: string;
                date_archived_from?: string;
                date_archived_to?: string;
                deleted_at_from?: string;
                deleted_at_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                number?: string;
                status?: string;
                type?: string;
                relation_id?: string;
                relationId?: string;
                relation_fullname?: string;
                city?: string;
                user_id?: string;
                userId?: string;
                office_user_id?: string;
                officeUserId?: string;
                project_user_id?: string;
                projectUserId?: string;
                lead_date?: string;
                lead_source?: string;
                flowprofile_id?: string;
                flowprofileId?: string;
                partner_id?: string;
                partnerId?: string;
                partner_project_id?: string;
                partnerProjectId?: string;
                flow_phase_id?: string;
                flowPhaseId?: string;
                phase?: string;
                description?: string;
                reference?: string;
                reference2?: string;
                reference3?: string;
                intake_id?: string;
                intakeId?: string;
                flow_data_id?: string;
                flowDataId?: string;
                hash?: string;
                order_value?: string;
                current_start_date?: string;
                current_end_date?: string;
                flowstage_start_at?: string;
                date_lead?: string;
                date_intake?: string;
                date_quotation?: string;
                date_confirmation?: string;
                date_project?: string;
                date_project_start?: string;
                date_invoice?: string;
                date_aftercare?: string;
                date_archived?: string;
                remarks?: string;
                deleted_at?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["flow"][] | {
                        data: components["schemas"]["flow"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "relation": {
                 *         "fullname": "Jan van der Berg"
                 *       },
                 *       "description": "Zonnepanelen",
                 *       "lead_source": "Eigen website",
                 *       "tags": [
                 *         "Particulier"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["flow.create"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["flow"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.getbycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        number: string | null;
                        description: string | null;
                        status: string;
                        phase: string | null;
                        customer: {
                            fullname: string;
                            address: string | null;
                            postcode: string | null;
                            city: string | null;
                        };
                        company: {
                            name: string;
                            phone: string | null;
                            email: string | null;
                            time_zone: string;
                            brand_color: string | null;
                            has_logo: boolean;
                            has_background: boolean;
                        };
                        adviser: {
                            fullname: string;
                            email: string;
                            phone: string | null;
                        } | null;
                        documents: {
                            kind: string;
                            noun: string;
                            number: string | null;
                            title: string | null;
                            status: string;
                            hash: string;
                            page: string;
                            amount_inc_vat: number;
                            enddate: string | null;
                        }[];
                        messages: {
                            id: number;
                            content: string;
                            sender: "customer" | "company";
                            sender_name: string | null;
                            created_at: string;
                        }[];
                        pictures: {
                            id: number;
                            filename: string;
                            status: "processing" | "ready" | "failed";
                        }[];
                        flowfiles: {
                            id: number;
                            filename: string;
                            content_type: string;
                            size: number;
                            /** Format: date-time */
                            created_at: string;
                            by_customer: boolean;
                        }[];
                    };
                };
            };
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.getflowcustomerbackground": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.getflowlogobycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.get": {
        parameters: {
            query?: {
                with?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["flow"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["flow.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["flow"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["flow.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["flow"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.downloadallpictures": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.forceDelete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.getlogitems": {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["logitem"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.getpictures": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["picture"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.getsteps": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        title: string;
                        why: string;
                        stage: "new" | "intake" | "quotation" | "confirmation" | "project" | "invoice" | "aftercare";
                        late: boolean;
                        by_phone: boolean;
                        url: string;
                        open: string;
                        done: string | null;
                    }[];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.log": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["logitem"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.resethash": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hash: string;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["flow"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ],
                 *       "dry_run": true
                 *     }
                 */
                "application/json": {
                    ids?: number[];
                    flowIds?: number[];
                    dry_run?: boolean;
                } & (unknown | unknown);
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    } | {
                        deletable: number;
                        refused: {
                            id: number;
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.bulkforcedelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ],
                 *       "dry_run": true
                 *     }
                 */
                "application/json": {
                    ids?: number[];
                    flowIds?: number[];
                    dry_run?: boolean;
                } & (unknown | unknown);
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    } | {
                        deletable: number;
                        refused: {
                            id: number;
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.bulkimport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "importableFlows": [
                 *         {
                 *           "id": 1,
                 *           "selected": true
                 *         }
                 *       ],
                 *       "lead_source": "Beurs",
                 *       "tags": [
                 *         "Particulier"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["bulkimport"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.bulkrestore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": {
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.emptytrash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.export": {
        parameters: {
            query?: {
                query?: string;
                sort?: string;
                with?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                relation_id_from?: string;
                relation_id_to?: string;
                user_id_from?: string;
                user_id_to?: string;
                office_user_id_from?: string;
                office_user_id_to?: string;
                project_user_id_from?: string;
                project_user_id_to?: string;
                lead_date_from?: string;
                lead_date_to?: string;
                flowprofile_id_from?: string;
                flowprofile_id_to?: string;
                partner_id_from?: string;
                partner_id_to?: string;
                partner_project_id_from?: string;
                partner_project_id_to?: string;
                flow_phase_id_from?: string;
                flow_phase_id_to?: string;
                intake_id_from?: string;
                intake_id_to?: string;
                flow_data_id_from?: string;
                flow_data_id_to?: string;
                order_value_from?: string;
                order_value_to?: string;
                current_start_date_from?: string;
                current_start_date_to?: string;
                current_end_date_from?: string;
                current_end_date_to?: string;
                flowstage_start_at_from?: string;
                flowstage_start_at_to?: string;
                date_lead_from?: string;
                date_lead_to?: string;
                date_intake_from?: string;
                date_intake_to?: string;
                date_quotation_from?: string;
                date_quotation_to?: string;
                date_confirmation_from?: string;
                date_confirmation_to?: string;
                date_project_from?: string;
                date_project_to?: string;
                date_project_start_from?: string;
                date_project_start_to?: string;
                date_invoice_from?: string;
                date_invoice_to?: string;
                date_aftercare_from?: string;
                date_aftercare_to?: string;
                date_archived_from?: string;
                date_archived_to?: string;
                deleted_at_from?: string;
                deleted_at_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                number?: string;
                status?: string;
                type?: string;
                relation_id?: string;
                relationId?: string;
                relation_fullname?: string;
                city?: string;
                user_id?: string;
                userId?: string;
                office_user_id?: string;
                officeUserId?: string;
                project_user_id?: string;
                projectUserId?: string;
                lead_date?: string;
                lead_source?: string;
                flowprofile_id?: string;
                flowprofileId?: string;
                partner_id?: string;
                partnerId?: string;
                partner_project_id?: string;
                partnerProjectId?: string;
                flow_phase_id?: string;
                flowPhaseId?: string;
                phase?: string;
                description?: string;
                reference?: string;
                reference2?: string;
                reference3?: string;
                intake_id?: string;
                intakeId?: string;
                flow_data_id?: string;
                flowDataId?: string;
                hash?: string;
                order_value?: string;
                current_start_date?: string;
                current_end_date?: string;
                flowstage_start_at?: string;
                date_lead?: string;
                date_intake?: string;
                date_quotation?: string;
                date_confirmation?: string;
                date_project?: string;
                date_project_start?: string;
                date_invoice?: string;
                date_aftercare?: string;
                date_archived?: string;
                remarks?: string;
                deleted_at?: string;
                format?: "csv" | "xlsx";
                columns?: string;
                headers?: string;
                words?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.getUsedFlowTags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.importableflows": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        importfile_id: number;
                        importableFlows: components["schemas"]["importableflow"][];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.importfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description CSV or xlsx of at most 10 MB and 20,000 rows, with a row of headers */
                    file: unknown;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["importfile"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.importtemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.loadexternalfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description File of at most 20 MB */
                    file: unknown;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        externalFilename: string;
                        externalFilepath: string;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.loadimportfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description CSV or xlsx of at most 10 MB and 500 rows, with a row of headers */
                    importExcel: unknown;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        importfile_id: number;
                        importableFlows: components["schemas"]["importableflow"][];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        months: {
                            /** @description `YYYY-MM` */
                            month: string;
                            count: number;
                            amount: number;
                        }[];
                        before: {
                            count: number;
                            amount: number;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.pipelinefigures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        flow_status: "unread" | "new" | "intake" | "quotation" | "confirmation" | "project" | "invoice" | "aftercare" | "completed" | "cancelled";
                        count: number;
                        turnover: number;
                    }[];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.trashed": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                with?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                relation_id_from?: string;
                relation_id_to?: string;
                user_id_from?: string;
                user_id_to?: string;
                office_user_id_from?: string;
                office_user_id_to?: string;
                project_user_id_from?: string;
                project_user_id_to?: string;
                lead_date_from?: string;
                lead_date_to?: string;
                flowprofile_id_from?: string;
                flowprofile_id_to?: string;
                partner_id_from?: string;
                partner_id_to?: string;
                partner_project_id_from?: string;
                partner_project_id_to?: string;
                flow_phase_id_from?: string;
                flow_phase_id_to?: string;
                intake_id_from?: string;
                intake_id_to?: string;
                flow_data_id_from?: string;
                flow_data_id_to?: string;
                order_value_from?: string;
                order_value_to?: string;
                current_start_date_from?: string;
                current_start_date_to?: string;
                current_end_date_from?: string;
                current_end_date_to?: string;
                flowstage_start_at_from?: string;
                flowstage_start_at_to?: string;
                date_lead_from?: string;
                date_lead_to?: string;
                date_intake_from?: string;
                date_intake_to?: string;
                date_quotation_from?: string;
                date_quotation_to?: string;
                date_confirmation_from?: string;
                date_confirmation_to?: string;
                date_project_from?: string;
                date_project_to?: string;
                date_project_start_from?: string;
                date_project_start_to?: string;
                date_invoice_from?: string;
                date_invoice_to?: string;
                date_aftercare_from?: string;
                date_aftercare_to?: string;
                date_archived_from?: string;
                date_archived_to?: string;
                deleted_at_from?: string;
                deleted_at_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                number?: string;
                status?: string;
                type?: string;
                relation_id?: string;
                relationId?: string;
                relation_fullname?: string;
                city?: string;
                user_id?: string;
                userId?: string;
                office_user_id?: string;
                officeUserId?: string;
                project_user_id?: string;
                projectUserId?: string;
                lead_date?: string;
                lead_source?: string;
                flowprofile_id?: string;
                flowprofileId?: string;
                partner_id?: string;
                partnerId?: string;
                partner_project_id?: string;
                partnerProjectId?: string;
                flow_phase_id?: string;
                flowPhaseId?: string;
                phase?: string;
                description?: string;
                reference?: string;
                reference2?: string;
                reference3?: string;
                intake_id?: string;
                intakeId?: string;
                flow_data_id?: string;
                flowDataId?: string;
                hash?: string;
                order_value?: string;
                current_start_date?: string;
                current_end_date?: string;
                flowstage_start_at?: string;
                date_lead?: string;
                date_intake?: string;
                date_quotation?: string;
                date_confirmation?: string;
                date_project?: string;
                date_project_start?: string;
                date_invoice?: string;
                date_aftercare?: string;
                date_archived?: string;
                remarks?: string;
                deleted_at?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["flow"][] | {
                        data: components["schemas"]["flow"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.updatestatuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "selectedFlowIds": [
                 *         1,
                 *         2,
                 *         3
                 *       ],
                 *       "status": "quotation",
                 *       "phase": "Offerte verstuurd"
                 *     }
                 */
                "application/json": {
                    selectedFlowIds: number[];
                    status?: ("unread" | "new" | "intake" | "quotation" | "confirmation" | "project" | "invoice" | "aftercare" | "completed" | "cancelled") | null;
                    phase?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flow.updatetags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "selectedFlowIds": [
                 *         1,
                 *         2,
                 *         3
                 *       ],
                 *       "addableTags": [
                 *         "ISDE"
                 *       ],
                 *       "removableTags": [
                 *         "VvE"
                 *       ]
                 *     }
                 */
                "application/json": {
                    selectedFlowIds: number[];
                    addableTags?: string[];
                    removableTags?: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flowfile.list": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                flow_id_from?: string;
                flow_id_to?: string;
                size_from?: string;
                size_to?: string;
                user_id_from?: string;
                user_id_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                flow_id?: string;
                flowId?: string;
                filename?: string;
                content_type?: string;
                size?: string;
                user_id?: string;
                userId?: string;
                by_customer?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["flowfile"][] | {
                        data: components["schemas"]["flowfile"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flowfile.store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Picture or PDF of at most 20 MB */
                    file: unknown;
                    flow_id: number;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["flowfile"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flowfile.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flowfile.put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["flowfile.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["flowfile"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flowfile.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flowfile.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["flowfile.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["flowfile"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flowfile.showbycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    hash: string;
                };
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "flowfile.storebycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    hash: string;
                    /** @description Picture or PDF of at most 20 MB */
                    file: unknown;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        filename: string;
                        content_type: string;
                        size: number;
                        /** Format: date-time */
                        created_at: string;
                        by_customer: boolean;
                    };
                };
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "importfile.list": {
        parameters: {
            query?: {
                resource?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["importline"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "importfile.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["importfile"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "importfile.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "importfile.check": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mapping": [
                 *         "name",
                 *         "surname",
                 *         "email",
                 *         null
                 *       ],
                 *       "match_by": "email",
                 *       "existing": "update"
                 *     }
                 */
                "application/json": {
                    /** @description Field of each column */
                    mapping: (string | null)[];
                    match_by?: string | null;
                    existing?: "update" | "skip";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "importfile.download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "importfile.errors": {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "importfile.rows": {
        parameters: {
            query?: {
                status?: string;
                offset?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            /** @description In the file, the header being 1 */
                            row: number;
                            status: "read" | "create" | "update" | "skip" | "wrong" | "created" | "updated" | "skipped" | "refused" | "left" | "undone" | "kept";
                            cells: ((string | number | boolean) | null)[];
                            record_id: number | null;
                            /** @description By field; of the whole row under an empty name */
                            errors: {
                                [key: string]: string;
                            };
                        }[];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "importfile.start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "importfile.undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "integrations.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Integration"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "integrations.gcal.link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address": "https://calendar.google.com/calendar/ical/…/basic.ics"
                 *     }
                 */
                "application/json": {
                    address: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Integration"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "integrations.gcal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "integrations.gcal.forceremove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "integrations.gcal.list": {
        parameters: {
            query?: {
                fresh?: boolean;
            };
            header?: never;
            path: {
                userId: number;
                from: string;
                to: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExternalCalendarEvent"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "integrations.listforuser": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Integration"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.list": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                with?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                flow_id_from?: string;
                flow_id_to?: string;
                relation_id_from?: string;
                relation_id_to?: string;
                calculation_id_from?: string;
                calculation_id_to?: string;
                user_id_from?: string;
                user_id_to?: string;
                document_type_id_from?: string;
                document_type_id_to?: string;
                documentdate_from?: string;
                documentdate_to?: string;
                enddate_from?: string;
                enddate_to?: string;
                date_send_from?: string;
                date_send_to?: string;
                date_viewed_from?: string;
                date_viewed_to?: string;
                date_approved_from?: string;
                date_approved_to?: string;
                date_rejected_from?: string;
                date_rejected_to?: string;
                amount_exc_vat_from?: string;
                amount_exc_vat_to?: string;
                amount_inc_vat_from?: string;
                amount_inc_vat_to?: string;
                customer_background_picture_id_from?: string;
                customer_background_picture_id_to?: string;
                documentversion_id_from?: string;
                documentversion_id_to?: string;
                version_number_from?: string;
                version_number_to?: string;
                delivery_date_from?: string;
                delivery_date_to?: string;
                origin_calculation_id_from?: string;
                origin_calculation_id_to?: string;
                quotation_id_from?: string;
                quotation_id_to?: string;
                credit_of_from?: string;
                credit_of_to?: string;
                date_paid_from?: string;
                date_paid_to?: string;
                amount_paid_from?: string;
                amount_paid_to?: string;
                amount_credited_from?: string;
                amount_credited_to?: string;
                amount_open_from?: string;
                amount_open_to?: string;
                reminders_from?: string;
                reminders_to?: string;
                date_reminded_from?: string;
                date_reminded_to?: string;
                deleted_at_from?: string;
                deleted_at_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                number?: string;
                title?: string;
                hash?: string;
                is_template?: string;
                flow_id?: string;
                flowId?: string;
                relation_id?: string;
                relationId?: string;
                relation_fullname?: string;
                calculation_id?: string;
                calculationId?: string;
                user_id?: string;
                userId?: string;
                document_type_id?: string;
                documentTypeId?: string;
                documentdate?: string;
                enddate?: string;
                date_send?: string;
                date_viewed?: string;
                date_approved?: string;
                date_rejected?: string;
                reject_reason?: string;
                amount_exc_vat?: string;
                amount_inc_vat?: string;
                custom_css?: string;
                customer_background_picture_id?: string;
                customerBackgroundPictureId?: string;
                documentversion_id?: string;
                documentversionId?: string;
                version_number?: string;
                changed_since_sent?: string;
                status?: string;
                delivery_date?: string;
                origin_calculation_id?: string;
                originCalculationId?: string;
                quotation_id?: string;
                quotationId?: string;
                credit_of?: string;
                date_paid?: string;
                amount_paid?: string;
                amount_credited?: string;
                amount_open?: string;
                reminders?: string;
                date_reminded?: string;
                deleted_at?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["invoice"][] | {
                        data: components["schemas"]["invoice"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "relation": {
                 *         "fullname": "Jan van der Berg"
                 *       },
                 *       "items": [
                 *         {
                 *           "item_name": "Onderhoud",
                 *           "unit_rate_exc_manual": 95,
                 *           "vat_percentage": 21
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["document.create"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["invoice"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.downloadbycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.getbycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["customerinvoice"];
                };
            };
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.getcustomerbackground": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.getlogobycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.messagebycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    content: string;
                    name?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        content: string;
                        sender: "customer" | "company";
                        sender_name: string | null;
                        created_at: string;
                    }[];
                };
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.widgetpicturebycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
                widget_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.get": {
        parameters: {
            query?: {
                with?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["invoice"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["invoice.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["invoice"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["invoice.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["invoice"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["invoice"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.createcreditinvoice": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["invoice"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.download": {
        parameters: {
            query?: {
                inline?: string;
                draft?: "1";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["invoice"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.earlierstatuses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.forceDelete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.getForReminder": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        to_email: string | null;
                        subject: string;
                        message: string;
                        mailtemplate_id: number | null;
                        sendpdf: boolean;
                        sendattachments: boolean;
                        attachments: {
                            id: number;
                            filename: string;
                            size: number;
                        }[];
                        filename: string;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.getForSendingEmail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        to_email: string | null;
                        subject: string;
                        message: string;
                        mailtemplate_id: number | null;
                        sendpdf: boolean;
                        sendattachments: boolean;
                        attachments: {
                            id: number;
                            filename: string;
                            size: number;
                        }[];
                        filename: string;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.log": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["logitem"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.markapproved": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["invoice"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.markexpired": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["invoice"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.markpaid": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["invoice"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.markunpayable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["invoice"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.prepared": {
        parameters: {
            query?: {
                audience?: "staff" | "customer";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["showndocument"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.resethash": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hash: string;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.resettotemplate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    template_id?: number;
                    invoicetemplate_id?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["invoice"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["invoice"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.saveastemplate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["invoice"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.sendemail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to_email": "jan@voorbeeld.nl",
                 *       "subject": "Uw offerte",
                 *       "message": "<p>Hierbij onze offerte.</p>",
                 *       "sendpdf": true
                 *     }
                 */
                "application/json": {
                    to_email?: string | "" | null;
                    subject?: string;
                    message?: string;
                    mailtemplate_id?: number | null;
                    sendpdf?: boolean;
                    sendattachments?: boolean;
                    to_address_override?: string | "" | null;
                    dontsentbutmarksent?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["invoice"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.sendreminder": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to_email": "jan@voorbeeld.nl",
                 *       "subject": "Herinnering",
                 *       "message": "<p>Wilt u betalen?</p>"
                 *     }
                 */
                "application/json": {
                    to_email?: string | "" | null;
                    subject?: string;
                    message?: string;
                    mailtemplate_id?: number | null;
                    sendpdf?: boolean;
                    sendattachments?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["invoice"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        number: number;
                        /** @description SHA-256 of what the customer saw */
                        fingerprint: string;
                        /** Format: date-time */
                        created_at: string;
                        customer_name: string | null;
                        /** @description The signature that stands is under this version */
                        signed: boolean;
                    }[];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.downloadversion": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                version_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.ageing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        outstanding: {
                            count: number;
                            amount: number;
                        };
                        late: {
                            count: number;
                            amount: number;
                        };
                        soon: {
                            count: number;
                            amount: number;
                        };
                        groups: {
                            count: number;
                            amount: number;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ],
                 *       "dry_run": true
                 *     }
                 */
                "application/json": {
                    ids?: number[];
                    invoiceIds?: number[];
                    dry_run?: boolean;
                } & (unknown | unknown);
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    } | {
                        deletable: number;
                        refused: {
                            id: number;
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.bulkforcedelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ],
                 *       "dry_run": true
                 *     }
                 */
                "application/json": {
                    ids?: number[];
                    invoiceIds?: number[];
                    dry_run?: boolean;
                } & (unknown | unknown);
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    } | {
                        deletable: number;
                        refused: {
                            id: number;
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.bulkrestore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": {
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.bulksendreminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ],
                 *       "dry_run": true
                 *     }
                 */
                "application/json": {
                    ids: number[];
                    dry_run?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    } | {
                        refused: {
                            id: number;
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.createinvoicefromflow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "flow_id": 1
                 *     }
                 */
                "application/json": {
                    relation_id?: number | null;
                    relation?: {
                        fullname?: string;
                        email?: string | null;
                        phone?: string | null;
                        address?: string | null;
                        postcode?: string | null;
                        city?: string | null;
                    };
                    title?: string | null;
                    template_id?: number | null;
                    items?: {
                        product_id?: number;
                        item_type?: "product" | "manual" | "header";
                        item_name?: string;
                        product_amount?: number;
                        unit_of_measurement?: string;
                        unit_rate_exc_manual?: number;
                        unit_rate_inc_manual?: number;
                        vat_percentage?: 0 | 6 | 9 | 21;
                        discount_percentage?: number;
                        additionalwork?: boolean;
                        selected?: boolean;
                    }[];
                    flow_id: number;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["invoice"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.createinvoicefromquotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quotation_id": 1,
                 *       "partialinvoicetype": "frompercentage",
                 *       "percentage": 40
                 *     }
                 */
                "application/json": {
                    quotation_id: number;
                    template_id?: number;
                    partialinvoicetype?: "fromamount" | "frompercentage" | "rest";
                    /** @description Euros including VAT, for fromamount */
                    amount?: number;
                    /** @description For frompercentage */
                    percentage?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["invoice"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.emptytrash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.export": {
        parameters: {
            query?: {
                query?: string;
                sort?: string;
                with?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                flow_id_from?: string;
                flow_id_to?: string;
                relation_id_from?: string;
                relation_id_to?: string;
                calculation_id_from?: string;
                calculation_id_to?: string;
                user_id_from?: string;
                user_id_to?: string;
                document_type_id_from?: string;
                document_type_id_to?: string;
                documentdate_from?: string;
                documentdate_to?: string;
                enddate_from?: string;
                enddate_to?: string;
                date_send_from?: string;
                date_send_to?: string;
                date_viewed_from?: string;
                date_viewed_to?: string;
                date_approved_from?: string;
                date_approved_to?: string;
                date_rejected_from?: string;
                date_rejected_to?: string;
                amount_exc_vat_from?: string;
                amount_exc_vat_to?: string;
                amount_inc_vat_from?: string;
                amount_inc_vat_to?: string;
                customer_background_picture_id_from?: string;
                customer_background_picture_id_to?: string;
                documentversion_id_from?: string;
                documentversion_id_to?: string;
                version_number_from?: string;
                version_number_to?: string;
                delivery_date_from?: string;
                delivery_date_to?: string;
                origin_calculation_id_from?: string;
                origin_calculation_id_to?: string;
                quotation_id_from?: string;
                quotation_id_to?: string;
                credit_of_from?: string;
                credit_of_to?: string;
                date_paid_from?: string;
                date_paid_to?: string;
                amount_paid_from?: string;
                amount_paid_to?: string;
                amount_credited_from?: string;
                amount_credited_to?: string;
                amount_open_from?: string;
                amount_open_to?: string;
                reminders_from?: string;
                reminders_to?: string;
                date_reminded_from?: string;
                date_reminded_to?: string;
                deleted_at_from?: string;
                deleted_at_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                number?: string;
                title?: string;
                hash?: string;
                is_template?: string;
                flow_id?: string;
                flowId?: string;
                relation_id?: string;
                relationId?: string;
                relation_fullname?: string;
                calculation_id?: string;
                calculationId?: string;
                user_id?: string;
                userId?: string;
                document_type_id?: string;
                documentTypeId?: string;
                documentdate?: string;
                enddate?: string;
                date_send?: string;
                date_viewed?: string;
                date_approved?: string;
                date_rejected?: string;
                reject_reason?: string;
                amount_exc_vat?: string;
                amount_inc_vat?: string;
                custom_css?: string;
                customer_background_picture_id?: string;
                customerBackgroundPictureId?: string;
                documentversion_id?: string;
                documentversionId?: string;
                version_number?: string;
                changed_since_sent?: string;
                status?: string;
                delivery_date?: string;
                origin_calculation_id?: string;
                originCalculationId?: string;
                quotation_id?: string;
                quotationId?: string;
                credit_of?: string;
                date_paid?: string;
                amount_paid?: string;
                amount_credited?: string;
                amount_open?: string;
                reminders?: string;
                date_reminded?: string;
                deleted_at?: string;
                format?: "csv" | "xlsx";
                columns?: string;
                headers?: string;
                words?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.indexTemplates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["invoice"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        months: {
                            /** @description `YYYY-MM` */
                            month: string;
                            count: number;
                            amount: number;
                        }[];
                        before: {
                            count: number;
                            amount: number;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "invoice.trashed": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                with?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                flow_id_from?: string;
                flow_id_to?: string;
                relation_id_from?: string;
                relation_id_to?: string;
                calculation_id_from?: string;
                calculation_id_to?: string;
                user_id_from?: string;
                user_id_to?: string;
                document_type_id_from?: string;
                document_type_id_to?: string;
                documentdate_from?: string;
                documentdate_to?: string;
                enddate_from?: string;
                enddate_to?: string;
                date_send_from?: string;
                date_send_to?: string;
                date_viewed_from?: string;
                date_viewed_to?: string;
                date_approved_from?: string;
                date_approved_to?: string;
                date_rejected_from?: string;
                date_rejected_to?: string;
                amount_exc_vat_from?: string;
                amount_exc_vat_to?: string;
                amount_inc_vat_from?: string;
                amount_inc_vat_to?: string;
                customer_background_picture_id_from?: string;
                customer_background_picture_id_to?: string;
                documentversion_id_from?: string;
                documentversion_id_to?: string;
                version_number_from?: string;
                version_number_to?: string;
                delivery_date_from?: string;
                delivery_date_to?: string;
                origin_calculation_id_from?: string;
                origin_calculation_id_to?: string;
                quotation_id_from?: string;
                quotation_id_to?: string;
                credit_of_from?: string;
                credit_of_to?: string;
                date_paid_from?: string;
                date_paid_to?: string;
                amount_paid_from?: string;
                amount_paid_to?: string;
                amount_credited_from?: string;
                amount_credited_to?: string;
                amount_open_from?: string;
                amount_open_to?: string;
                reminders_from?: string;
                reminders_to?: string;
                date_reminded_from?: string;
                date_reminded_to?: string;
                deleted_at_from?: string;
                deleted_at_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                number?: string;
                title?: string;
                hash?: string;
                is_template?: string;
                flow_id?: string;
                flowId?: string;
                relation_id?: string;
                relationId?: string;
                relation_fullname?: string;
                calculation_id?: string;
                calculationId?: string;
                user_id?: string;
                userId?: string;
                document_type_id?: string;
                documentTypeId?: string;
                documentdate?: string;
                enddate?: string;
                date_send?: string;
                date_viewed?: string;
                date_approved?: string;
                date_rejected?: string;
                reject_reason?: string;
                amount_exc_vat?: string;
                amount_inc_vat?: string;
                custom_css?: string;
                customer_background_picture_id?: string;
                customerBackgroundPictureId?: string;
                documentversion_id?: string;
                documentversionId?: string;
                version_number?: string;
                changed_since_sent?: string;
                status?: string;
                delivery_date?: string;
                origin_calculation_id?: string;
                originCalculationId?: string;
                quotation_id?: string;
                quotationId?: string;
                credit_of?: string;
                date_paid?: string;
                amount_paid?: string;
                amount_credited?: string;
                amount_open?: string;
                reminders?: string;
                date_reminded?: string;
                deleted_at?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["invoice"][] | {
                        data: components["schemas"]["invoice"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "lead.changestatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    flow_status: "unread" | "new" | "intake" | "quotation" | "confirmation" | "project" | "invoice" | "aftercare" | "completed" | "cancelled";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["flow"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "listview.list": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                user_id_from?: string;
                user_id_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                user_id?: string;
                userId?: string;
                list?: string;
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["listview"][] | {
                        data: components["schemas"]["listview"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "listview.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["list_view.create"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["listview"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "listview.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["listview"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "listview.put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["list_view.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["listview"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "listview.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "listview.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["list_view.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["listview"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "listview.log": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["logitem"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "listview.bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ],
                 *       "dry_run": true
                 *     }
                 */
                "application/json": {
                    ids?: number[];
                    listviewIds?: number[];
                    dry_run?: boolean;
                } & (unknown | unknown);
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    } | {
                        deletable: number;
                        refused: {
                            id: number;
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "listview.export": {
        parameters: {
            query?: {
                query?: string;
                sort?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                user_id_from?: string;
                user_id_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                user_id?: string;
                userId?: string;
                list?: string;
                title?: string;
                format?: "csv" | "xlsx";
                columns?: string;
                headers?: string;
                words?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "mailtemplate.list": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                flowprofile_id_from?: string;
                flowprofile_id_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                type?: string;
                subject?: string;
                message?: string;
                is_default?: string;
                flowprofile_id?: string;
                flowprofileId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["mailtemplate"][] | {
                        data: components["schemas"]["mailtemplate"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "mailtemplate.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["mailtemplate.create"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["mailtemplate"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "mailtemplate.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["mailtemplate"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "mailtemplate.put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["mailtemplate.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["mailtemplate"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "mailtemplate.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "mailtemplate.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["mailtemplate.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["mailtemplate"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "mailtemplate.duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["mailtemplate"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "mailtemplate.log": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["logitem"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "mailtemplate.bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ],
                 *       "dry_run": true
                 *     }
                 */
                "application/json": {
                    ids?: number[];
                    mailtemplateIds?: number[];
                    dry_run?: boolean;
                } & (unknown | unknown);
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    } | {
                        deletable: number;
                        refused: {
                            id: number;
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "mailtemplate.export": {
        parameters: {
            query?: {
                query?: string;
                sort?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                flowprofile_id_from?: string;
                flowprofile_id_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                type?: string;
                subject?: string;
                message?: string;
                is_default?: string;
                flowprofile_id?: string;
                flowprofileId?: string;
                format?: "csv" | "xlsx";
                columns?: string;
                headers?: string;
                words?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "message.list": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                user_id_from?: string;
                user_id_to?: string;
                flow_id_from?: string;
                flow_id_to?: string;
                relation_id_from?: string;
                relation_id_to?: string;
                messageable_id_from?: string;
                messageable_id_to?: string;
                sendable_id_from?: string;
                sendable_id_to?: string;
                receiveable_id_from?: string;
                receiveable_id_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                content?: string;
                status?: string;
                sender?: string;
                sender_name?: string;
                user_id?: string;
                userId?: string;
                flow_id?: string;
                flowId?: string;
                relation_id?: string;
                relationId?: string;
                messageable_type?: string;
                messageable_id?: string;
                messageableId?: string;
                sendable_type?: string;
                sendable_id?: string;
                sendableId?: string;
                receiveable_type?: string;
                receiveable_id?: string;
                receiveableId?: string;
                assigned_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["message"][] | {
                        data: components["schemas"]["message"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "message.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["message.create"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["message"] | {
                        id: number;
                        content: string;
                        sender: "customer" | "company";
                        sender_name: string | null;
                        created_at: string;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "message.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["message"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "message.put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["message.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["message"] | {
                        id: number;
                        content: string;
                        sender: "customer" | "company";
                        sender_name: string | null;
                        created_at: string;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "message.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "message.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["message.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["message"] | {
                        id: number;
                        content: string;
                        sender: "customer" | "company";
                        sender_name: string | null;
                        created_at: string;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "message.log": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["logitem"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "message.bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ],
                 *       "dry_run": true
                 *     }
                 */
                "application/json": {
                    ids?: number[];
                    messageIds?: number[];
                    dry_run?: boolean;
                } & (unknown | unknown);
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    } | {
                        deletable: number;
                        refused: {
                            id: number;
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "message.export": {
        parameters: {
            query?: {
                query?: string;
                sort?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                user_id_from?: string;
                user_id_to?: string;
                flow_id_from?: string;
                flow_id_to?: string;
                relation_id_from?: string;
                relation_id_to?: string;
                messageable_id_from?: string;
                messageable_id_to?: string;
                sendable_id_from?: string;
                sendable_id_to?: string;
                receiveable_id_from?: string;
                receiveable_id_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                content?: string;
                status?: string;
                sender?: string;
                sender_name?: string;
                user_id?: string;
                userId?: string;
                flow_id?: string;
                flowId?: string;
                relation_id?: string;
                relationId?: string;
                messageable_type?: string;
                messageable_id?: string;
                messageableId?: string;
                sendable_type?: string;
                sendable_id?: string;
                sendableId?: string;
                receiveable_type?: string;
                receiveable_id?: string;
                receiveableId?: string;
                assigned_to?: string;
                format?: "csv" | "xlsx";
                columns?: string;
                headers?: string;
                words?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "message.settleconversation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    flow_id?: number;
                    messageable_type?: string;
                    messageable_id?: number;
                    status: "unanswered" | "read";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        settled: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "module.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        tag: "BASIS" | "CRM" | "SALES" | "SETTINGS" | "ADMIN" | "PARTNER" | "PARTNERMANAGEMENT" | "PROJECT" | "PROJECTMANAGEMENT" | "INTAKE" | "QUOTATION" | "CONFIRMATION" | "INVOICE" | "AFTERCARE";
                    }[];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "note.list": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                noteable_id_from?: string;
                noteable_id_to?: string;
                relation_id_from?: string;
                relation_id_to?: string;
                organization_id_from?: string;
                organization_id_to?: string;
                flow_id_from?: string;
                flow_id_to?: string;
                user_id_from?: string;
                user_id_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                description?: string;
                sticky?: string;
                noteable_type?: string;
                noteable_id?: string;
                noteableId?: string;
                relation_id?: string;
                relationId?: string;
                organization_id?: string;
                organizationId?: string;
                flow_id?: string;
                flowId?: string;
                user_id?: string;
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["note"][] | {
                        data: components["schemas"]["note"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "note.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["note.create"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["note"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "note.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["note"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "note.put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["note.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["note"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "note.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "note.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["note.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["note"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "note.log": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["logitem"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "note.bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ],
                 *       "dry_run": true
                 *     }
                 */
                "application/json": {
                    ids?: number[];
                    noteIds?: number[];
                    dry_run?: boolean;
                } & (unknown | unknown);
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    } | {
                        deletable: number;
                        refused: {
                            id: number;
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "note.export": {
        parameters: {
            query?: {
                query?: string;
                sort?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                noteable_id_from?: string;
                noteable_id_to?: string;
                relation_id_from?: string;
                relation_id_to?: string;
                organization_id_from?: string;
                organization_id_to?: string;
                flow_id_from?: string;
                flow_id_to?: string;
                user_id_from?: string;
                user_id_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                description?: string;
                sticky?: string;
                noteable_type?: string;
                noteable_id?: string;
                noteableId?: string;
                relation_id?: string;
                relationId?: string;
                organization_id?: string;
                organizationId?: string;
                flow_id?: string;
                flowId?: string;
                user_id?: string;
                userId?: string;
                format?: "csv" | "xlsx";
                columns?: string;
                headers?: string;
                words?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "notification.list": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                notifiable_id_from?: string;
                notifiable_id_to?: string;
                flow_id_from?: string;
                flow_id_to?: string;
                user_id_from?: string;
                user_id_to?: string;
                date_from?: string;
                date_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                status?: string;
                notification_class?: string;
                notifiable_type?: string;
                notifiable_id?: string;
                notifiableId?: string;
                flow_id?: string;
                flowId?: string;
                user_id?: string;
                userId?: string;
                date?: string;
                title?: string;
                body?: string;
                url?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notification"][] | {
                        data: components["schemas"]["notification"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "notification.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["notification.create"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notification"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "notification.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notification"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "notification.put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["notification.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notification"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "notification.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "notification.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["notification.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notification"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "notification.log": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["logitem"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "notification.bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ],
                 *       "dry_run": true
                 *     }
                 */
                "application/json": {
                    ids?: number[];
                    notificationIds?: number[];
                    dry_run?: boolean;
                } & (unknown | unknown);
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    } | {
                        deletable: number;
                        refused: {
                            id: number;
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "notification.export": {
        parameters: {
            query?: {
                query?: string;
                sort?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                notifiable_id_from?: string;
                notifiable_id_to?: string;
                flow_id_from?: string;
                flow_id_to?: string;
                user_id_from?: string;
                user_id_to?: string;
                date_from?: string;
                date_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                status?: string;
                notification_class?: string;
                notifiable_type?: string;
                notifiable_id?: string;
                notifiableId?: string;
                flow_id?: string;
                flowId?: string;
                user_id?: string;
                userId?: string;
                date?: string;
                title?: string;
                body?: string;
                url?: string;
                format?: "csv" | "xlsx";
                columns?: string;
                headers?: string;
                words?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "notification.indexondate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notification"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "organization.list": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                flowprofile_id_from?: string;
                flowprofile_id_to?: string;
                contactperson_id_from?: string;
                contactperson_id_to?: string;
                lat_from?: string;
                lat_to?: string;
                lng_from?: string;
                lng_to?: string;
                deleted_at_from?: string;
                deleted_at_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                name?: string;
                email?: string;
                phone?: string;
                address?: string;
                number?: string;
                number_addition?: string;
                postcode?: string;
                city?: string;
                country?: string;
                lead_source?: string;
                flowprofile_id?: string;
                flowprofileId?: string;
                contactperson_id?: string;
                contactpersonId?: string;
                kvk?: string;
                vat_number?: string;
                lat?: string;
                lng?: string;
                deleted_at?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["organization"][] | {
                        data: components["schemas"]["organization"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "organization.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["organization.create"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["organization"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "organization.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["organization"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "organization.put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["organization.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["organization"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "organization.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "organization.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["organization.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["organization"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "organization.downloadallpictures": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "organization.forceDelete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "organization.getpictures": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["picture"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "organization.locate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        lat: number | null;
                        lng: number | null;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "organization.log": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["logitem"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "organization.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["organization"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "organization.bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ],
                 *       "dry_run": true
                 *     }
                 */
                "application/json": {
                    ids?: number[];
                    organizationIds?: number[];
                    dry_run?: boolean;
                } & (unknown | unknown);
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    } | {
                        deletable: number;
                        refused: {
                            id: number;
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "organization.bulkforcedelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ],
                 *       "dry_run": true
                 *     }
                 */
                "application/json": {
                    ids?: number[];
                    organizationIds?: number[];
                    dry_run?: boolean;
                } & (unknown | unknown);
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    } | {
                        deletable: number;
                        refused: {
                            id: number;
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "organization.bulkrestore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": {
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "organization.emptytrash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "organization.export": {
        parameters: {
            query?: {
                query?: string;
                sort?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                flowprofile_id_from?: string;
                flowprofile_id_to?: string;
                contactperson_id_from?: string;
                contactperson_id_to?: string;
                lat_from?: string;
                lat_to?: string;
                lng_from?: string;
                lng_to?: string;
                deleted_at_from?: string;
                deleted_at_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                name?: string;
                email?: string;
                phone?: string;
                address?: string;
                number?: string;
                number_addition?: string;
                postcode?: string;
                city?: string;
                country?: string;
                lead_source?: string;
                flowprofile_id?: string;
                flowprofileId?: string;
                contactperson_id?: string;
                contactpersonId?: string;
                kvk?: string;
                vat_number?: string;
                lat?: string;
                lng?: string;
                deleted_at?: string;
                format?: "csv" | "xlsx";
                columns?: string;
                headers?: string;
                words?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "organization.importfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description CSV or xlsx of at most 10 MB and 20,000 rows, with a row of headers */
                    file: unknown;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["importfile"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "organization.importtemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "organization.trashed": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                flowprofile_id_from?: string;
                flowprofile_id_to?: string;
                contactperson_id_from?: string;
                contactperson_id_to?: string;
                lat_from?: string;
                lat_to?: string;
                lng_from?: string;
                lng_to?: string;
                deleted_at_from?: string;
                deleted_at_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                name?: string;
                email?: string;
                phone?: string;
                address?: string;
                number?: string;
                number_addition?: string;
                postcode?: string;
                city?: string;
                country?: string;
                lead_source?: string;
                flowprofile_id?: string;
                flowprofileId?: string;
                contactperson_id?: string;
                contactpersonId?: string;
                kvk?: string;
                vat_number?: string;
                lat?: string;
                lng?: string;
                deleted_at?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["organization"][] | {
                        data: components["schemas"]["organization"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "password.email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "verkoop@zonnigdak.example"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "password.reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    /** Format: email */
                    email: string;
                    password: string;
                    password_confirmation: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "payment.list": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                invoice_id_from?: string;
                invoice_id_to?: string;
                amount_from?: string;
                amount_to?: string;
                paid_on_from?: string;
                paid_on_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                invoice_id?: string;
                invoiceId?: string;
                amount?: string;
                paid_on?: string;
                way?: string;
                reference?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["payment"][] | {
                        data: components["schemas"]["payment"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "payment.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invoice_id": 1,
                 *       "amount": 1210,
                 *       "paid_on": "2026-11-23",
                 *       "way": "bank",
                 *       "reference": "F2026-0001"
                 *     }
                 */
                "application/json": components["schemas"]["payment.create"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["payment"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "payment.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["payment"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "payment.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["invoice"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "payment.log": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["logitem"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "payment.export": {
        parameters: {
            query?: {
                query?: string;
                sort?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                invoice_id_from?: string;
                invoice_id_to?: string;
                amount_from?: string;
                amount_to?: string;
                paid_on_from?: string;
                paid_on_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                invoice_id?: string;
                invoiceId?: string;
                amount?: string;
                paid_on?: string;
                way?: string;
                reference?: string;
                format?: "csv" | "xlsx";
                columns?: string;
                headers?: string;
                words?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "picture.list": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                picturable_id_from?: string;
                picturable_id_to?: string;
                flow_id_from?: string;
                flow_id_to?: string;
                intake_id_from?: string;
                intake_id_to?: string;
                flow_data_item_id_from?: string;
                flow_data_item_id_to?: string;
                vertical_id_from?: string;
                vertical_id_to?: string;
                size_from?: string;
                size_to?: string;
                width_from?: string;
                width_to?: string;
                height_from?: string;
                height_to?: string;
                user_id_from?: string;
                user_id_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                picturable_type?: string;
                picturable_id?: string;
                picturableId?: string;
                flow_id?: string;
                flowId?: string;
                intake_id?: string;
                intakeId?: string;
                flow_data_item_id?: string;
                flowDataItemId?: string;
                vertical_id?: string;
                verticalId?: string;
                field_name?: string;
                filename?: string;
                content_type?: string;
                size?: string;
                width?: string;
                height?: string;
                status?: string;
                user_id?: string;
                userId?: string;
                by_customer?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["picture"][] | {
                        data: components["schemas"]["picture"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "picture.store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Photo of at most 10 MB */
                    file: unknown;
                    picturable_type?: "flow" | "relation" | "organization";
                    picturable_id?: number;
                    flow_id?: number;
                    vertical_id?: number;
                    field_name?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["picture"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "picture.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "picture.put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["picture.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["picture"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "picture.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "picture.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["picture.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["picture"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "picture.getbycustomer": {
        parameters: {
            query: {
                hash: string;
                width?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "picture.removebycustomer": {
        parameters: {
            query: {
                hash: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "picture.showthumbnail": {
        parameters: {
            query?: {
                width?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "picture.storebycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    hash: string;
                    /** @description Photo of at most 10 MB */
                    file: unknown;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        filename: string;
                        status: "processing" | "ready" | "failed";
                    };
                };
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "portal.branding": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                host: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        company_id: number | null;
                        appname: string;
                        appdescription: string;
                        brand_button_color: string | null;
                        logo_url: string | null;
                        background_url: string | null;
                        /** @description Whether anybody may make a company at /register */
                        registration_open: boolean;
                    };
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "portal.brandingbackground": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                host: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "portal.brandinglogo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                host: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "product.list": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                start_amount_inc_from?: string;
                start_amount_inc_to?: string;
                start_amount_exc_from?: string;
                start_amount_exc_to?: string;
                percentage_vat_0_from?: string;
                percentage_vat_0_to?: string;
                percentage_vat_6_from?: string;
                percentage_vat_6_to?: string;
                percentage_vat_9_from?: string;
                percentage_vat_9_to?: string;
                percentage_vat_21_from?: string;
                percentage_vat_21_to?: string;
                vat_percentage_from?: string;
                vat_percentage_to?: string;
                vertical_id_from?: string;
                vertical_id_to?: string;
                derivative_id_from?: string;
                derivative_id_to?: string;
                alternativeamount_id_from?: string;
                alternativeamount_id_to?: string;
                togglefield_id_from?: string;
                togglefield_id_to?: string;
                toggle2field_id_from?: string;
                toggle2field_id_to?: string;
                toggle3field_id_from?: string;
                toggle3field_id_to?: string;
                deleted_at_from?: string;
                deleted_at_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                status?: string;
                item_name?: string;
                description?: string;
                type?: string;
                product_group?: string;
                data_origin?: string;
                calc_base?: string;
                calc_method?: string;
                unit_of_measurement?: string;
                start_amount_inc?: string;
                start_amount_exc?: string;
                percentage_vat_0?: string;
                percentage_vat_6?: string;
                percentage_vat_9?: string;
                percentage_vat_21?: string;
                vat_percentage?: string;
                vertical_id?: string;
                verticalId?: string;
                derivative_id?: string;
                derivativeId?: string;
                external_reference?: string;
                external_description?: string;
                gl_reference?: string;
                gl_description?: string;
                alternativeamount_id?: string;
                alternativeamountId?: string;
                togglefield?: string;
                togglefield_id?: string;
                togglefieldId?: string;
                togglefield_operator?: string;
                toggle2field?: string;
                toggle2field_id?: string;
                toggle2fieldId?: string;
                toggle2field_operator?: string;
                toggle3field?: string;
                toggle3field_id?: string;
                toggle3fieldId?: string;
                toggle3field_operator?: string;
                deleted_at?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["product"][] | {
                        data: components["schemas"]["product"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "product.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "item_name": "Zonnepaneel 440 Wp",
                 *       "unit_of_measurement": "stuks",
                 *       "vat_percentage": 0
                 *     }
                 */
                "application/json": components["schemas"]["product.create"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["product"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "product.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["product"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "product.put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["product.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["product"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "product.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "product.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["product.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["product"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "product.clearRows": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "product.duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["product"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "product.forceDelete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "product.log": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["logitem"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "product.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["product"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "product.bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ],
                 *       "dry_run": true
                 *     }
                 */
                "application/json": {
                    ids?: number[];
                    productIds?: number[];
                    dry_run?: boolean;
                } & (unknown | unknown);
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    } | {
                        deletable: number;
                        refused: {
                            id: number;
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "product.bulkforcedelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ],
                 *       "dry_run": true
                 *     }
                 */
                "application/json": {
                    ids?: number[];
                    productIds?: number[];
                    dry_run?: boolean;
                } & (unknown | unknown);
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    } | {
                        deletable: number;
                        refused: {
                            id: number;
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "product.bulkrestore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": {
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "product.emptytrash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "product.export": {
        parameters: {
            query?: {
                query?: string;
                sort?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                start_amount_inc_from?: string;
                start_amount_inc_to?: string;
                start_amount_exc_from?: string;
                start_amount_exc_to?: string;
                percentage_vat_0_from?: string;
                percentage_vat_0_to?: string;
                percentage_vat_6_from?: string;
                percentage_vat_6_to?: string;
                percentage_vat_9_from?: string;
                percentage_vat_9_to?: string;
                percentage_vat_21_from?: string;
                percentage_vat_21_to?: string;
                vat_percentage_from?: string;
                vat_percentage_to?: string;
                vertical_id_from?: string;
                vertical_id_to?: string;
                derivative_id_from?: string;
                derivative_id_to?: string;
                alternativeamount_id_from?: string;
                alternativeamount_id_to?: string;
                togglefield_id_from?: string;
                togglefield_id_to?: string;
                toggle2field_id_from?: string;
                toggle2field_id_to?: string;
                toggle3field_id_from?: string;
                toggle3field_id_to?: string;
                deleted_at_from?: string;
                deleted_at_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                status?: string;
                item_name?: string;
                description?: string;
                type?: string;
                product_group?: string;
                data_origin?: string;
                calc_base?: string;
                calc_method?: string;
                unit_of_measurement?: string;
                start_amount_inc?: string;
                start_amount_exc?: string;
                percentage_vat_0?: string;
                percentage_vat_6?: string;
                percentage_vat_9?: string;
                percentage_vat_21?: string;
                vat_percentage?: string;
                vertical_id?: string;
                verticalId?: string;
                derivative_id?: string;
                derivativeId?: string;
                external_reference?: string;
                external_description?: string;
                gl_reference?: string;
                gl_description?: string;
                alternativeamount_id?: string;
                alternativeamountId?: string;
                togglefield?: string;
                togglefield_id?: string;
                togglefieldId?: string;
                togglefield_operator?: string;
                toggle2field?: string;
                toggle2field_id?: string;
                toggle2fieldId?: string;
                toggle2field_operator?: string;
                toggle3field?: string;
                toggle3field_id?: string;
                toggle3fieldId?: string;
                toggle3field_operator?: string;
                deleted_at?: string;
                format?: "csv" | "xlsx";
                columns?: string;
                headers?: string;
                words?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "product.importfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description CSV or xlsx of at most 10 MB and 20,000 rows, with a row of headers */
                    file: unknown;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["importfile"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "product.importtemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "product.trashed": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                start_amount_inc_from?: string;
                start_amount_inc_to?: string;
                start_amount_exc_from?: string;
                start_amount_exc_to?: string;
                percentage_vat_0_from?: string;
                percentage_vat_0_to?: string;
                percentage_vat_6_from?: string;
                percentage_vat_6_to?: string;
                percentage_vat_9_from?: string;
                percentage_vat_9_to?: string;
                percentage_vat_21_from?: string;
                percentage_vat_21_to?: string;
                vat_percentage_from?: string;
                vat_percentage_to?: string;
                vertical_id_from?: string;
                vertical_id_to?: string;
                derivative_id_from?: string;
                derivative_id_to?: string;
                alternativeamount_id_from?: string;
                alternativeamount_id_to?: string;
                togglefield_id_from?: string;
                togglefield_id_to?: string;
                toggle2field_id_from?: string;
                toggle2field_id_to?: string;
                toggle3field_id_from?: string;
                toggle3field_id_to?: string;
                deleted_at_from?: string;
                deleted_at_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                status?: string;
                item_name?: string;
                description?: string;
                type?: string;
                product_group?: string;
                data_origin?: string;
                calc_base?: string;
                calc_method?: string;
                unit_of_measurement?: string;
                start_amount_inc?: string;
                start_amount_exc?: string;
                percentage_vat_0?: string;
                percentage_vat_6?: string;
                percentage_vat_9?: string;
                percentage_vat_21?: string;
                vat_percentage?: string;
                vertical_id?: string;
                verticalId?: string;
                derivative_id?: string;
                derivativeId?: string;
                external_reference?: string;
                external_description?: string;
                gl_reference?: string;
                gl_description?: string;
                alternativeamount_id?: string;
                alternativeamountId?: string;
                togglefield?: string;
                togglefield_id?: string;
                togglefieldId?: string;
                togglefield_operator?: string;
                toggle2field?: string;
                toggle2field_id?: string;
                toggle2fieldId?: string;
                toggle2field_operator?: string;
                toggle3field?: string;
                toggle3field_id?: string;
                toggle3fieldId?: string;
                toggle3field_operator?: string;
                deleted_at?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["product"][] | {
                        data: components["schemas"]["product"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "producttablerow.list": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                product_id_from?: string;
                product_id_to?: string;
                unit_amount_from?: string;
                unit_amount_to?: string;
                unit_rate_exc_from?: string;
                unit_rate_exc_to?: string;
                unit_rate_inc_from?: string;
                unit_rate_inc_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                product_id?: string;
                productId?: string;
                unit_amount?: string;
                unit_rate_exc?: string;
                unit_rate_inc?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["producttablerow"][] | {
                        data: components["schemas"]["producttablerow"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "producttablerow.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["producttablerow.create"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["producttablerow"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "producttablerow.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["producttablerow"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "producttablerow.put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["producttablerow.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["producttablerow"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "producttablerow.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "producttablerow.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["producttablerow.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["producttablerow"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "producttablerow.log": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["logitem"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "producttablerow.bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ],
                 *       "dry_run": true
                 *     }
                 */
                "application/json": {
                    ids?: number[];
                    producttablerowIds?: number[];
                    dry_run?: boolean;
                } & (unknown | unknown);
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    } | {
                        deletable: number;
                        refused: {
                            id: number;
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "producttablerow.export": {
        parameters: {
            query?: {
                query?: string;
                sort?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                product_id_from?: string;
                product_id_to?: string;
                unit_amount_from?: string;
                unit_amount_to?: string;
                unit_rate_exc_from?: string;
                unit_rate_exc_to?: string;
                unit_rate_inc_from?: string;
                unit_rate_inc_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                product_id?: string;
                productId?: string;
                unit_amount?: string;
                unit_rate_exc?: string;
                unit_rate_inc?: string;
                format?: "csv" | "xlsx";
                columns?: string;
                headers?: string;
                words?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.list": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                with?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                flow_id_from?: string;
                flow_id_to?: string;
                relation_id_from?: string;
                relation_id_to?: string;
                calculation_id_from?: string;
                calculation_id_to?: string;
                user_id_from?: string;
                user_id_to?: string;
                document_type_id_from?: string;
                document_type_id_to?: string;
                documentdate_from?: string;
                documentdate_to?: string;
                enddate_from?: string;
                enddate_to?: string;
                date_send_from?: string;
                date_send_to?: string;
                date_viewed_from?: string;
                date_viewed_to?: string;
                date_approved_from?: string;
                date_approved_to?: string;
                date_rejected_from?: string;
                date_rejected_to?: string;
                amount_exc_vat_from?: string;
                amount_exc_vat_to?: string;
                amount_inc_vat_from?: string;
                amount_inc_vat_to?: string;
                customer_background_picture_id_from?: string;
                customer_background_picture_id_to?: string;
                documentversion_id_from?: string;
                documentversion_id_to?: string;
                version_number_from?: string;
                version_number_to?: string;
                deleted_at_from?: string;
                deleted_at_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                number?: string;
                title?: string;
                hash?: string;
                is_template?: string;
                flow_id?: string;
                flowId?: string;
                relation_id?: string;
                relationId?: string;
                relation_fullname?: string;
                calculation_id?: string;
                calculationId?: string;
                user_id?: string;
                userId?: string;
                document_type_id?: string;
                documentTypeId?: string;
                documentdate?: string;
                enddate?: string;
                date_send?: string;
                date_viewed?: string;
                date_approved?: string;
                date_rejected?: string;
                reject_reason?: string;
                amount_exc_vat?: string;
                amount_inc_vat?: string;
                custom_css?: string;
                customer_background_picture_id?: string;
                customerBackgroundPictureId?: string;
                documentversion_id?: string;
                documentversionId?: string;
                version_number?: string;
                changed_since_sent?: string;
                status?: string;
                flowprofile?: string;
                deleted_at?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["quotation"][] | {
                        data: components["schemas"]["quotation"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "relation": {
                 *         "fullname": "Jan van der Berg"
                 *       },
                 *       "items": [
                 *         {
                 *           "product_id": 3,
                 *           "product_amount": 14
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["document.create"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["quotation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.approvebycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "signername": "Jan van der Berg",
                 *       "location": "Zwolle",
                 *       "agreeswithoffer": true
                 *     }
                 */
                "application/json": {
                    signername?: string;
                    signatory_name?: string;
                    location?: string | null;
                    signerplace?: string | null;
                    signature?: string | null;
                    signature_type?: string | null;
                    agreeswithoffer?: boolean;
                    additional_message?: string | null;
                    /** @description Fingerprint of the version that was on screen */
                    version?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: string;
                        signername: string | null;
                        signed_at: string | null;
                        message: string;
                    };
                };
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.chooseoptionbycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    item_id: number;
                    selected: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        amount_exc_vat: number;
                        amount_inc_vat: number;
                        fingerprint: string;
                    };
                };
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.downloadbycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.getbycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["customerquotation"];
                };
            };
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.getcustomerbackground": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.getlogobycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.messagebycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    content: string;
                    name?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        content: string;
                        sender: "customer" | "company";
                        sender_name: string | null;
                        created_at: string;
                    }[];
                };
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.rejectbycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    signername?: string;
                    signatory_name?: string;
                    location?: string | null;
                    signerplace?: string | null;
                    signature?: string | null;
                    signature_type?: string | null;
                    agreeswithoffer?: boolean;
                    additional_message?: string | null;
                    /** @description Fingerprint of the version that was on screen */
                    version?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: string;
                        signername: string | null;
                        signed_at: string | null;
                        message: string;
                    };
                };
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.widgetpicturebycustomer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
                widget_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.get": {
        parameters: {
            query?: {
                with?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["quotation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["quotation.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["quotation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["quotation.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["quotation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["quotation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.download": {
        parameters: {
            query?: {
                inline?: string;
                draft?: "1";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["quotation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.earlierstatuses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.forceDelete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.getForSendingEmail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        to_email: string | null;
                        subject: string;
                        message: string;
                        mailtemplate_id: number | null;
                        sendpdf: boolean;
                        sendattachments: boolean;
                        attachments: {
                            id: number;
                            filename: string;
                            size: number;
                        }[];
                        filename: string;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.log": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["logitem"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.prepared": {
        parameters: {
            query?: {
                audience?: "staff" | "customer";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["showndocument"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.resethash": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hash: string;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.resettotemplate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    template_id?: number;
                    quotationtemplate_id?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["quotation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["quotation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.saveastemplate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["quotation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.sendemail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to_email": "jan@voorbeeld.nl",
                 *       "subject": "Uw offerte",
                 *       "message": "<p>Hierbij onze offerte.</p>",
                 *       "sendpdf": true
                 *     }
                 */
                "application/json": {
                    to_email?: string | "" | null;
                    subject?: string;
                    message?: string;
                    mailtemplate_id?: number | null;
                    sendpdf?: boolean;
                    sendattachments?: boolean;
                    to_address_override?: string | "" | null;
                    dontsentbutmarksent?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["quotation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        number: number;
                        /** @description SHA-256 of what the customer saw */
                        fingerprint: string;
                        /** Format: date-time */
                        created_at: string;
                        customer_name: string | null;
                        /** @description The signature that stands is under this version */
                        signed: boolean;
                    }[];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.downloadversion": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                version_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ],
                 *       "dry_run": true
                 *     }
                 */
                "application/json": {
                    ids?: number[];
                    quotationIds?: number[];
                    dry_run?: boolean;
                } & (unknown | unknown);
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    } | {
                        deletable: number;
                        refused: {
                            id: number;
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.bulkforcedelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ],
                 *       "dry_run": true
                 *     }
                 */
                "application/json": {
                    ids?: number[];
                    quotationIds?: number[];
                    dry_run?: boolean;
                } & (unknown | unknown);
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    } | {
                        deletable: number;
                        refused: {
                            id: number;
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.bulkrestore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": {
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.createquotationfromflow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "flow_id": 1,
                 *       "template_id": 2
                 *     }
                 */
                "application/json": {
                    relation_id?: number | null;
                    relation?: {
                        fullname?: string;
                        email?: string | null;
                        phone?: string | null;
                        address?: string | null;
                        postcode?: string | null;
                        city?: string | null;
                    };
                    title?: string | null;
                    template_id?: number | null;
                    items?: {
                        product_id?: number;
                        item_type?: "product" | "manual" | "header";
                        item_name?: string;
                        product_amount?: number;
                        unit_of_measurement?: string;
                        unit_rate_exc_manual?: number;
                        unit_rate_inc_manual?: number;
                        vat_percentage?: 0 | 6 | 9 | 21;
                        discount_percentage?: number;
                        additionalwork?: boolean;
                        selected?: boolean;
                    }[];
                    flow_id: number;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["quotation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.emptytrash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.export": {
        parameters: {
            query?: {
                query?: string;
                sort?: string;
                with?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                flow_id_from?: string;
                flow_id_to?: string;
                relation_id_from?: string;
                relation_id_to?: string;
                calculation_id_from?: string;
                calculation_id_to?: string;
                user_id_from?: string;
                user_id_to?: string;
                document_type_id_from?: string;
                document_type_id_to?: string;
                documentdate_from?: string;
                documentdate_to?: string;
                enddate_from?: string;
                enddate_to?: string;
                date_send_from?: string;
                date_send_to?: string;
                date_viewed_from?: string;
                date_viewed_to?: string;
                date_approved_from?: string;
                date_approved_to?: string;
                date_rejected_from?: string;
                date_rejected_to?: string;
                amount_exc_vat_from?: string;
                amount_exc_vat_to?: string;
                amount_inc_vat_from?: string;
                amount_inc_vat_to?: string;
                customer_background_picture_id_from?: string;
                customer_background_picture_id_to?: string;
                documentversion_id_from?: string;
                documentversion_id_to?: string;
                version_number_from?: string;
                version_number_to?: string;
                deleted_at_from?: string;
                deleted_at_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                number?: string;
                title?: string;
                hash?: string;
                is_template?: string;
                flow_id?: string;
                flowId?: string;
                relation_id?: string;
                relationId?: string;
                relation_fullname?: string;
                calculation_id?: string;
                calculationId?: string;
                user_id?: string;
                userId?: string;
                document_type_id?: string;
                documentTypeId?: string;
                documentdate?: string;
                enddate?: string;
                date_send?: string;
                date_viewed?: string;
                date_approved?: string;
                date_rejected?: string;
                reject_reason?: string;
                amount_exc_vat?: string;
                amount_inc_vat?: string;
                custom_css?: string;
                customer_background_picture_id?: string;
                customerBackgroundPictureId?: string;
                documentversion_id?: string;
                documentversionId?: string;
                version_number?: string;
                changed_since_sent?: string;
                status?: string;
                flowprofile?: string;
                deleted_at?: string;
                format?: "csv" | "xlsx";
                columns?: string;
                headers?: string;
                words?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.indexTemplates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["quotation"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sent: {
                            months: {
                                /** @description `YYYY-MM` */
                                month: string;
                                count: number;
                                amount: number;
                            }[];
                            before: {
                                count: number;
                                amount: number;
                            };
                        };
                        approved: {
                            months: {
                                /** @description `YYYY-MM` */
                                month: string;
                                count: number;
                                amount: number;
                            }[];
                            before: {
                                count: number;
                                amount: number;
                            };
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "quotation.trashed": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                with?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                flow_id_from?: string;
                flow_id_to?: string;
                relation_id_from?: string;
                relation_id_to?: string;
                calculation_id_from?: string;
                calculation_id_to?: string;
                user_id_from?: string;
                user_id_to?: string;
                document_type_id_from?: string;
                document_type_id_to?: string;
                documentdate_from?: string;
                documentdate_to?: string;
                enddate_from?: string;
                enddate_to?: string;
                date_send_from?: string;
                date_send_to?: string;
                date_viewed_from?: string;
                date_viewed_to?: string;
                date_approved_from?: string;
                date_approved_to?: string;
                date_rejected_from?: string;
                date_rejected_to?: string;
                amount_exc_vat_from?: string;
                amount_exc_vat_to?: string;
                amount_inc_vat_from?: string;
                amount_inc_vat_to?: string;
                customer_background_picture_id_from?: string;
                customer_background_picture_id_to?: string;
                documentversion_id_from?: string;
                documentversion_id_to?: string;
                version_number_from?: string;
                version_number_to?: string;
                deleted_at_from?: string;
                deleted_at_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                number?: string;
                title?: string;
                hash?: string;
                is_template?: string;
                flow_id?: string;
                flowId?: string;
                relation_id?: string;
                relationId?: string;
                relation_fullname?: string;
                calculation_id?: string;
                calculationId?: string;
                user_id?: string;
                userId?: string;
                document_type_id?: string;
                documentTypeId?: string;
                documentdate?: string;
                enddate?: string;
                date_send?: string;
                date_viewed?: string;
                date_approved?: string;
                date_rejected?: string;
                reject_reason?: string;
                amount_exc_vat?: string;
                amount_inc_vat?: string;
                custom_css?: string;
                customer_background_picture_id?: string;
                customerBackgroundPictureId?: string;
                documentversion_id?: string;
                documentversionId?: string;
                version_number?: string;
                changed_since_sent?: string;
                status?: string;
                flowprofile?: string;
                deleted_at?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["quotation"][] | {
                        data: components["schemas"]["quotation"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    companyname: string;
                    name: string;
                    nameprefix?: string | null;
                    surname?: string | null;
                    /** Format: email */
                    email: string;
                    phone?: string | null;
                    password: string;
                    password_confirmation: string;
                    accept_privacy: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "relation.list": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                with?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                organization_id_from?: string;
                organization_id_to?: string;
                flow_id_from?: string;
                flow_id_to?: string;
                lat_from?: string;
                lat_to?: string;
                lng_from?: string;
                lng_to?: string;
                deleted_at_from?: string;
                deleted_at_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                name?: string;
                nameprefix?: string;
                surname?: string;
                email?: string;
                phone?: string;
                address?: string;
                number?: string;
                number_addition?: string;
                postcode?: string;
                city?: string;
                country?: string;
                lead_source?: string;
                organization_id?: string;
                organizationId?: string;
                flow_id?: string;
                flowId?: string;
                lat?: string;
                lng?: string;
                deleted_at?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["relation"][] | {
                        data: components["schemas"]["relation"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "relation.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["relation.create"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["relation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "relation.get": {
        parameters: {
            query?: {
                with?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["relation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "relation.put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["relation.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["relation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "relation.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "relation.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["relation.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["relation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "relation.downloadallpictures": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "relation.forceDelete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "relation.getpictures": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["picture"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "relation.locate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        lat: number | null;
                        lng: number | null;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "relation.log": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["logitem"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "relation.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["relation"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "relation.bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ],
                 *       "dry_run": true
                 *     }
                 */
                "application/json": {
                    ids?: number[];
                    relationIds?: number[];
                    dry_run?: boolean;
                } & (unknown | unknown);
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    } | {
                        deletable: number;
                        refused: {
                            id: number;
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "relation.bulkforcedelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ],
                 *       "dry_run": true
                 *     }
                 */
                "application/json": {
                    ids?: number[];
                    relationIds?: number[];
                    dry_run?: boolean;
                } & (unknown | unknown);
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    } | {
                        deletable: number;
                        refused: {
                            id: number;
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "relation.bulkrestore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": {
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "relation.emptytrash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "relation.export": {
        parameters: {
            query?: {
                query?: string;
                sort?: string;
                with?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                organization_id_from?: string;
                organization_id_to?: string;
                flow_id_from?: string;
                flow_id_to?: string;
                lat_from?: string;
                lat_to?: string;
                lng_from?: string;
                lng_to?: string;
                deleted_at_from?: string;
                deleted_at_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                name?: string;
                nameprefix?: string;
                surname?: string;
                email?: string;
                phone?: string;
                address?: string;
                number?: string;
                number_addition?: string;
                postcode?: string;
                city?: string;
                country?: string;
                lead_source?: string;
                organization_id?: string;
                organizationId?: string;
                flow_id?: string;
                flowId?: string;
                lat?: string;
                lng?: string;
                deleted_at?: string;
                format?: "csv" | "xlsx";
                columns?: string;
                headers?: string;
                words?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "relation.importfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description CSV or xlsx of at most 10 MB and 20,000 rows, with a row of headers */
                    file: unknown;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["importfile"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "relation.importtemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "relation.trashed": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                with?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                organization_id_from?: string;
                organization_id_to?: string;
                flow_id_from?: string;
                flow_id_to?: string;
                lat_from?: string;
                lat_to?: string;
                lng_from?: string;
                lng_to?: string;
                deleted_at_from?: string;
                deleted_at_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                name?: string;
                nameprefix?: string;
                surname?: string;
                email?: string;
                phone?: string;
                address?: string;
                number?: string;
                number_addition?: string;
                postcode?: string;
                city?: string;
                country?: string;
                lead_source?: string;
                organization_id?: string;
                organizationId?: string;
                flow_id?: string;
                flowId?: string;
                lat?: string;
                lng?: string;
                deleted_at?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["relation"][] | {
                        data: components["schemas"]["relation"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    search: {
        parameters: {
            query: {
                query: string;
                offset?: number;
                limit?: number;
                group?: "relations" | "organizations" | "flows" | "quotations" | "confirmations" | "invoices";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        relations?: {
                            id: number;
                            title: string;
                            subtitle: string | null;
                            url: string;
                        }[];
                        organizations?: {
                            id: number;
                            title: string;
                            subtitle: string | null;
                            url: string;
                        }[];
                        flows?: {
                            id: number;
                            title: string;
                            subtitle: string | null;
                            url: string;
                        }[];
                        quotations?: {
                            id: number;
                            title: string;
                            subtitle: string | null;
                            url: string;
                        }[];
                        confirmations?: {
                            id: number;
                            title: string;
                            subtitle: string | null;
                            url: string;
                        }[];
                        invoices?: {
                            id: number;
                            title: string;
                            subtitle: string | null;
                            url: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "secondfactor.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        enabled: boolean;
                        recovery_codes_left: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "secondfactor.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recovery_codes: string[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "secondfactor.recoverycodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recovery_codes: string[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "secondfactor.setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        secret: string;
                        uri: string;
                        /** @description The same as SVG */
                        qr: string;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "secondfactor.turnoff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "session.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["session"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "session.end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ended: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "signature.showSignature": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        signature_type: string;
                        signature: string | null;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "systemnotification.list": {
        parameters: {
            query?: {
                all?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["systemnotification"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "systemnotification.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["system_notification.create"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["systemnotification"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "systemnotification.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["systemnotification"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "systemnotification.put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["system_notification.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["systemnotification"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "systemnotification.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "systemnotification.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["system_notification.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["systemnotification"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "systemnotification.log": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["logitem"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "systemnotification.bulkdelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2,
                 *         3
                 *       ],
                 *       "dry_run": true
                 *     }
                 */
                "application/json": {
                    ids?: number[];
                    systemnotificationIds?: number[];
                    dry_run?: boolean;
                } & (unknown | unknown);
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batchId: number;
                    } | {
                        deletable: number;
                        refused: {
                            id: number;
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "user.list": {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                after?: string;
                query?: string;
                sort?: string;
                fields?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                order_from?: string;
                order_to?: string;
                hide_from_planning_from?: string;
                hide_from_planning_to?: string;
                receives_newsletter_from?: string;
                receives_newsletter_to?: string;
                simplemode_from?: string;
                simplemode_to?: string;
                role_from?: string;
                role_to?: string;
                partner_id_from?: string;
                partner_id_to?: string;
                flowprofile_id_from?: string;
                flowprofile_id_to?: string;
                deleted_at_from?: string;
                deleted_at_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                username?: string;
                name?: string;
                nameprefix?: string;
                surname?: string;
                email?: string;
                phone?: string;
                order?: string;
                hide_from_planning?: string;
                receives_newsletter?: string;
                simplemode?: string;
                role?: string;
                user_type?: string;
                altDashboard?: string;
                language?: string;
                partner_id?: string;
                partnerId?: string;
                flowprofile_id?: string;
                flowprofileId?: string;
                deleted_at?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["user"][] | {
                        data: components["schemas"]["user"][];
                        pagination: {
                            total: number;
                            offset: number;
                            limit: number;
                            /** @description There are more than `total`: a search is not counted any further */
                            more?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "user.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Anouk",
                 *       "surname": "Bakker",
                 *       "email": "anouk@zonnigdak.example",
                 *       "role": 200,
                 *       "user_type": "sales"
                 *     }
                 */
                "application/json": components["schemas"]["user.create"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["user"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "user.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["user"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "user.put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "nl"
                 *     }
                 */
                "application/json": components["schemas"]["user.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["user"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "user.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "user.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "nl"
                 *     }
                 */
                "application/json": components["schemas"]["user.update"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["user"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "user.adminlogin": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "user.deleteuser": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "user.log": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["logitem"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "user.resetsecondfactor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "user.updatepassword": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    oldpassword: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "user.export": {
        parameters: {
            query?: {
                query?: string;
                sort?: string;
                company_id_from?: string;
                company_id_to?: string;
                version_from?: string;
                version_to?: string;
                created_at_from?: string;
                created_at_to?: string;
                updated_at_from?: string;
                updated_at_to?: string;
                order_from?: string;
                order_to?: string;
                hide_from_planning_from?: string;
                hide_from_planning_to?: string;
                receives_newsletter_from?: string;
                receives_newsletter_to?: string;
                simplemode_from?: string;
                simplemode_to?: string;
                role_from?: string;
                role_to?: string;
                partner_id_from?: string;
                partner_id_to?: string;
                flowprofile_id_from?: string;
                flowprofile_id_to?: string;
                deleted_at_from?: string;
                deleted_at_to?: string;
                id?: string;
                company_id?: string;
                companyId?: string;
                version?: string;
                created_at?: string;
                updated_at?: string;
                username?: string;
                name?: string;
                nameprefix?: string;
                surname?: string;
                email?: string;
                phone?: string;
                order?: string;
                hide_from_planning?: string;
                receives_newsletter?: string;
                simplemode?: string;
                role?: string;
                user_type?: string;
                altDashboard?: string;
                language?: string;
                partner_id?: string;
                partnerId?: string;
                flowprofile_id?: string;
                flowprofileId?: string;
                deleted_at?: string;
                format?: "csv" | "xlsx";
                columns?: string;
                headers?: string;
                words?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "user.getcommunicatormessages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
                status: "all" | "unread" | "unanswered" | "read" | "forme";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            message: components["schemas"]["message"];
                            flow: {
                                id: number;
                                status: "unread" | "new" | "intake" | "quotation" | "confirmation" | "project" | "invoice" | "aftercare" | "completed" | "cancelled";
                                relation_fullname: string;
                                user_id: number | null;
                                office_user_id: number | null;
                                project_user_id: number | null;
                            } | null;
                        }[];
                        more: boolean;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "user.getcurrentuser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["currentuser"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "user.getleadpipeline": {
        parameters: {
            query?: {
                limit?: number;
                sort?: "flowstage_start_at" | "-flowstage_start_at" | "date_lead" | "-date_lead" | "updated_at" | "-updated_at" | "relation_fullname" | "-relation_fullname" | "turnover" | "-turnover";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["leadcard"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "user.search": {
        parameters: {
            query: {
                query: string;
                offset?: number;
                limit?: number;
                group?: "relations" | "organizations" | "flows" | "quotations" | "confirmations" | "invoices";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        relations?: {
                            id: number;
                            title: string;
                            subtitle: string | null;
                            url: string;
                        }[];
                        organizations?: {
                            id: number;
                            title: string;
                            subtitle: string | null;
                            url: string;
                        }[];
                        flows?: {
                            id: number;
                            title: string;
                            subtitle: string | null;
                            url: string;
                        }[];
                        quotations?: {
                            id: number;
                            title: string;
                            subtitle: string | null;
                            url: string;
                        }[];
                        confirmations?: {
                            id: number;
                            title: string;
                            subtitle: string | null;
                            url: string;
                        }[];
                        invoices?: {
                            id: number;
                            title: string;
                            subtitle: string | null;
                            url: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "user.updateorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "id": 2,
                 *           "order": 0
                 *         },
                 *         {
                 *           "id": 1,
                 *           "order": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    items: {
                        id: number;
                        order: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["user"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "widgetpicture.store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Picture of at most 10 MB */
                    file: unknown;
                    document_widget_id: number;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["documentwidget"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    "widgetpicture.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description There is no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
}
