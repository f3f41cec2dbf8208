import { beforeAll, describe, expect, test } from 'vitest';
import { aCallback, forms } from '../support/forms.ts';
import { formPost, jsonPost, call, send } from '../support/requests.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';
