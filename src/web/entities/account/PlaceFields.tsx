import { useState, type Ref } from 'react';
import {
  findSuccessor,
  searchFormerDistricts,
  searchFormerWards,
  type FormerWards,
} from '#domain/identity/former-wards.ts';
import { findProvince, findWard, searchPlaces, type Province } from '#domain/identity/places.ts';
import { ComboField, type ComboItem } from '#web/ui/fields/ComboField.tsx';
import { addressFormCopy as copy } from './address-form.vi.ts';
import { useFormerWards, useProvinces } from './use-provinces.ts';

/** One of the two fields, as its form controls it. */
export type PlaceField = {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
  error?: string | undefined;
  ok?: boolean;
};

type Places = { city: PlaceField; ward: PlaceField };

/**
 * Province and ward, both searchable without diacritics; the wards offered depend on the province. A province, district or ward
 * from before July 2025 is replaced by today's, with a hint saying so.
 */
export function PlaceFields(fields: Places) {
  const { provinces, former, province, ward } = usePlaces(fields);
  const city = useToday(fields.city, province?.name, province && formerProvince(province, fields.city.value));
  const successor =
    province && ward === undefined ? findSuccessor(former, province.name, fields.ward.value) : undefined;
  const today = useToday(fields.ward, ward ?? successor?.ward, successor?.was);
  const chooseCity = (text: string) => {
    fields.city.onChange(text);
    const next = provinces && findProvince(provinces, text);
    if (next && next !== province && findWard(next, fields.ward.value) === undefined)
      fields.ward.onChange('');
  };
  return (
    <>
      <ComboField
        {...fields.city}
        {...city}
        label={copy.city}
        placeholder={copy.cityPlaceholder}
        autoComplete="address-level1"
        itemsFor={(typed) => citiesFor(provinces ?? [], former, typed)}
        empty={provinces ? copy.cityNone : ''}
        onValue={chooseCity}
      />
      <ComboField
        {...fields.ward}
        {...today}
        label={copy.ward}
        placeholder={copy.wardPlaceholder}
        autoComplete="address-level3"
        optional
        itemsFor={(typed) => (province ? wardsFor(province, former, typed) : [])}
        empty={province ? copy.wardNone : copy.wardFirst}
        onValue={fields.ward.onChange}
      />
    </>
  );
}

/** The province and ward that the two fields mean, among today's places and, loaded only when needed, the former ones. */
function usePlaces({ city, ward }: Places) {
  const provinces = useProvinces();
  const province = provinces ? findProvince(provinces, city.value) : undefined;
  const found = province && findWard(province, ward.value);
  const unknown = (text: string, meant: unknown) => meant === undefined && text.trim().length > 1;
  const former = useFormerWards(
    provinces !== null &&
      (unknown(city.value, province) || (province !== undefined && unknown(ward.value, found))),
  );
  return { provinces, former, province, ward: found };
}

/**
 * On blur, replaces the field's value by today's name of the place.
 * @param was the former place that was typed; the field's hint names its successor
 */
function useToday(field: PlaceField, meant: string | undefined, was: string | undefined) {
  const [led, setLed] = useState({ was: '', now: '' });
  return {
    meant,
    hint: led.now !== '' && led.now === field.value ? copy.nowIn(led.was, led.now) : undefined,
    onBlur: () => {
      if (meant !== undefined && meant !== field.value) {
        setLed(was === undefined ? { was: '', now: '' } : { was, now: meant });
        field.onChange(meant);
      }
      field.onBlur();
    },
  };
}

/** The former province that a text means, unless it means today's. */
function formerProvince({ name, formerly }: Province, city: string): string | undefined {
  const means = (known: string) =>
    findProvince([{ name: known, formerly: [], wards: [] }], city) !== undefined;
  return means(name) ? undefined : formerly.find(means);
}

function citiesFor(provinces: readonly Province[], former: FormerWards, typed: string): ComboItem[] {
  const found = searchPlaces(provinces, typed, ({ name, formerly }) => [name, ...formerly].join(' '));
  const meant = findProvince(provinces, typed);
  const items = [...new Set(meant ? [meant, ...found] : found)].map(asItem);
  if (items.length > 0) return items;
  return searchFormerDistricts(former, typed).map(({ province, district }) => ({
    name: province,
    note: copy.withDistrict(district),
  }));
}

function asItem({ name, formerly }: Province): ComboItem {
  return { name, note: formerly.length > 0 ? copy.formerly(formerly) : undefined };
}

/** Today's wards that match by name, then the successors of matching former wards or districts. */
function wardsFor({ name: province, wards }: Province, former: FormerWards, typed: string): ComboItem[] {
  const items = searchPlaces(wards, typed, (ward) => ward).map((name): ComboItem => ({ name }));
  const listed = new Set(items.map(({ name }) => name));
  const successors = searchFormerWards(former, province, typed).filter(({ ward }) => !listed.has(ward));
  return [...items, ...successors.map(({ ward, was }) => ({ name: ward, note: copy.wardWas(was) }))];
}
