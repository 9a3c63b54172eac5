import { BRAND } from '@rostrum/domain';
import { PASSWORD_RULE, USERNAME_RULE } from './field-rules.ts';

/** The instance's settings, which decide the fields of Clerk's forms. */
export function environmentJson(appUrl: string) {
  return {
    object: 'environment',
    id: 'env_local',
    maintenance_mode: false,
    auth_config: {
      object: 'auth_config',
      id: 'aac_local',
      single_session_mode: true,
      claimed_at: null,
      reverification: false,
    },
    display_config: displayConfig(appUrl),
    user_settings: userSettings(),
    organization_settings: {
      enabled: false,
      force_organization_selection: false,
      max_allowed_memberships: 1,
      actions: { admin_delete: false },
      domains: { enabled: false, enrollment_modes: [], default_role: null },
    },
    commerce_settings: {
      billing: {
        stripe_publishable_key: null,
        organization: { enabled: false, has_paid_plans: false },
        user: { enabled: false, has_paid_plans: false },
      },
    },
    api_keys_settings: { user_api_keys_enabled: false, orgs_api_keys_enabled: false },
  };
}

function displayConfig(appUrl: string) {
  return {
    object: 'display_config',
    id: 'display_local',
    application_name: BRAND,
    branded: false,
    instance_environment_type: 'development',
    show_devmode_warning: false,
    preferred_sign_in_strategy: 'password',
    captcha_heartbeat: false,
    captcha_public_key: null,
    captcha_widget_type: null,
    captcha_oauth_bypass: [],
    support_email: '',
    theme: {},
    logo_image_url: '',
    favicon_image_url: '',
    home_url: appUrl,
    sign_in_url: `${appUrl}/sign-in`,
    sign_up_url: `${appUrl}/sign-up`,
    user_profile_url: `${appUrl}/user`,
    after_sign_in_url: appUrl,
    after_sign_up_url: appUrl,
    after_sign_out_one_url: appUrl,
    after_sign_out_all_url: appUrl,
  };
}

function userSettings() {
  return {
    attributes: {
      email_address: attribute({ enabled: true, required: true, used_for_first_factor: true }),
      username: attribute({ enabled: true, used_for_first_factor: true }),
      first_name: attribute({ enabled: true }),
      last_name: attribute({ enabled: true }),
      password: attribute({ enabled: true, required: true }),
      phone_number: attribute({}),
      web3_wallet: attribute({}),
      authenticator_app: attribute({ enabled: true, used_for_second_factor: true, second_factors: ['totp'] }),
      backup_code: attribute({}),
      passkey: attribute({}),
    },
    social: {},
    saml: { enabled: false },
    enterprise_sso: { enabled: false },
    actions: { delete_self: false, create_organization: false },
    sign_in: { second_factor: { required: false, enabled: true } },
    sign_up: {
      mode: 'public',
      progressive: true,
      captcha_enabled: false,
      allowlist_only: false,
      legal_consent_enabled: false,
      mfa: { required: false },
    },
    password_settings: {
      min_length: PASSWORD_RULE.minLength,
      max_length: PASSWORD_RULE.maxLength,
      require_lowercase: false,
      require_uppercase: false,
      require_numbers: false,
      require_special_char: false,
      allowed_special_characters: '',
      show_zxcvbn: false,
      min_zxcvbn_strength: 0,
      disable_hibp: true,
    },
    username_settings: { min_length: USERNAME_RULE.minLength, max_length: USERNAME_RULE.maxLength },
    passkey_settings: { allow_autofill: false, show_sign_in_button: false },
  };
}

interface AttributeSwitches {
  enabled?: boolean;
  required?: boolean;
  used_for_first_factor?: boolean;
  used_for_second_factor?: boolean;
  second_factors?: string[];
}

function attribute(on: AttributeSwitches) {
  return {
    enabled: false,
    required: false,
    used_for_first_factor: false,
    first_factors: [],
    used_for_second_factor: false,
    second_factors: [],
    verifications: [],
    verify_at_sign_up: false,
    ...on,
  };
}
