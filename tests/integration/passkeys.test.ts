/** Passkeys as the second step: made, used, refused and taken away. */
import { accountActions, accountFields } from '#contracts/staff/account.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAuthenticator } from '../support/authenticator.ts';
import { OwnAccount, ownPassword, proof, sessionOf } from '../support/own-account.ts';
import { takeTestDatabase } from '../support/test-database.ts';
import { createTestServices } from '../support/test-services.ts';

let own: OwnAccount;
beforeEach(async () => {
  own = await new OwnAccount(await createTestServices(await takeTestDatabase()), 'noor').open();
});

describe('a passkey', () => {
  test('lets in by the password and what it signed, once', async () => {
    const { authenticator, codes } = await own.setUpPasskey();
    expect(codes).toHaveLength(10);
    const headers = await own.afterPassword();
    const signed = authenticator.prove(await own.stepOptions(headers));
    const { status, response } = await own.takeStep(proof(signed), headers);
    expect(status).toBe(200);
    expect(await own.isIn(sessionOf(response))).toBe(true);
    expect((await own.takeStep(proof(signed), await own.afterPassword())).status).toBe(401);
  });

  test('is refused for another site, another challenge, another key and a counter that goes back', async () => {
    const { authenticator } = await own.setUpPasskey();
    const headers = await own.afterPassword();
    const options = () => own.stepOptions(headers);
    const foreign = authenticator.prove(await options(), { origin: 'https://evil.example' });
    const made = JSON.stringify({ challenge: 'x'.repeat(43), rpId: 'www.example.nl' });
    const elsewhere = authenticator.prove(
      JSON.stringify({ ...JSON.parse(await options()), rpId: 'evil.example' }),
    );
    const other = createAuthenticator().prove(await options());
    for (const wrong of [foreign, authenticator.prove(made), elsewhere, other, 'no JSON'])
      expect((await own.takeStep(proof(wrong), headers)).status).toBeGreaterThanOrEqual(401);
    own.services.clock.advanceMinutes(20);
    const fresh = await own.afterPassword();
    const right = authenticator.prove(await own.stepOptions(fresh), { counter: 9 });
    expect((await own.takeStep(proof(right), fresh)).status).toBe(200);
    const again = await own.afterPassword();
    const copied = authenticator.prove(await own.stepOptions(again), { counter: 3 });
    expect((await own.takeStep(proof(copied), again)).status).toBe(401);
  });

  test('of one account is none of another', async () => {
    const { authenticator } = await own.setUpPasskey();
    const other = await new OwnAccount(own.services, 'jan').open('team-leader');
    await other.setUpPasskey();
    const headers = await other.afterPassword();
    const signed = authenticator.prove(await other.stepOptions(headers));
    expect((await other.takeStep(proof(signed), headers)).status).toBe(401);
  });

  test('is not stored when it was made for another site or without being asked', async () => {
    const add = (made: string) => own.act(accountActions.addPasskey, { ...ownPassword, ...proof(made) });
    const options = await own.accountOptions('create');
    const foreign = createAuthenticator().create(options, { origin: 'https://evil.example' });
    expect((await add(foreign)).status).toBe(422);
    const once = await own.accountOptions('create');
    expect((await add(createAuthenticator().create(once))).status).toBe(200);
    const twice = createAuthenticator().create(once);
    expect((await add(twice)).status).toBe(422);
    expect(await own.services.db.selectFrom('passkeys').selectAll().execute()).toHaveLength(1);
  });

  test('goes with what it signs, and with a recovery code', async () => {
    const { authenticator, codes } = await own.setUpPasskey();
    const { id } = await own.services.db.selectFrom('passkeys').select('id').executeTakeFirstOrThrow();
    const which = { [accountFields.passkeyId]: id };
    expect((await own.act(accountActions.removePasskey, which)).status).toBe(422);
    const signed = authenticator.prove(await own.accountOptions('get'));
    expect((await own.act(accountActions.removePasskey, { ...which, ...proof(signed) })).status).toBe(303);
    expect(await own.services.db.selectFrom('passkeys').selectAll().execute()).toEqual([]);
    expect(codes).toHaveLength(10);
  });
});
