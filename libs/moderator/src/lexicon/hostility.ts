import { list } from './inflect.ts';

/** Turns of phrase that belittle, dismiss or provoke the other person without any rude word. */
export const HOSTILE_PHRASES: readonly string[] = list(`
  reading_comprehension learn_to_read can_you_read can_you_even_read do_you_even are_you_even read_it_again try_reading try_again
  are_you_serious are_you_kidding are_you_retarded are_you_stupid are_you_dumb are_you_high are_you_drunk are_you_trolling are_you_dense
  are_you_blind are_you_okay are_you_ok are_you_slow are_you_twelve are_you_12 are_you_for_real what_is_wrong_with_you what's_wrong_with_you
  wrong_with_you grow_up get_a_life get_a_grip get_over_it get_over_yourself get_a_clue get_real get_bent get_help seek_help get_some_help
  shut_up shut_the shut_your stfu fuck_off piss_off bugger_off go_away go_to_hell go_fuck go_back_to drop_dead eat_shit
  screw_you fuck_you fuck_yourself kiss_my bite_me suck_it up_yours blow_me
  educate_yourself do_your_research do_some_research look_it_up google_it use_your_brain use_your_head think_before open_your_eyes
  wake_up good_luck_with have_fun have_a_nice_life nice_try nice_strawman cool_story good_job well_done congratulations congrats bravo
  you_clearly you_obviously you_apparently clearly_you obviously_you apparently_you you_literally you_seriously you_honestly
  you_don't_understand you_dont_understand you_can't_read you_cant_read you_have_no you_know_nothing you_don't_know you_dont_know
  you_don't_even you_dont_even you_can't_even you_cant_even you_fail you_failed you_still you_keep you_people your_kind people_like_you
  your_inability your_ignorance your_stupidity your_idiocy your_ego your_feelings your_mom your_mother your_mommy your_ass your_bullshit
  your_nonsense your_ilk your_delusion your_delusions your_arrogance your_lack your_little your_own_ass your_pathetic your_hypocrisy
  too_stupid too_dumb too_lazy too_ignorant too_dense so_stupid so_dumb so_ignorant this_stupid that_stupid how_stupid how_dumb
  full_of_shit full_of_crap full_of_it piece_of_work waste_of_time wasting_my_time waste_my_time wasting_your_time waste_your_time my_time
  done_with_you done_here done_talking i'm_done im_done not_worth no_point talking_to_a arguing_with_a wall_of talk_to_you talking_to_you
  bye bye_now goodbye blocked buh_bye troll_elsewhere nice_troll obvious_troll trolling troll
  lol lmao lmfao rofl haha hahaha hahahaha lolol wow jesus_christ jesus christ ffs smh oh_please give_me_a_break spare_me cry_me
  cry_more boo_hoo poor_baby whine whining whinge butthurt triggered mad_bro u_mad you_mad salty snowflake safe_space
  buddy pal kiddo kid sweetie sweetheart honey dear champ sport bro bruh son genius einstein sherlock princess bub boyo chief
  mental_gymnastics moving_the_goalposts move_the_goalposts strawman straw_man cherry_pick bad_faith intellectually_dishonest
  low_iq room_temperature brain_cells brain_cell common_sense head_up head_out_of pull_your out_of_your_ass up_your_ass kool_aid
  high_horse holier_than soapbox virtue_signaling virtue_signalling white_knighting concern_troll echo_chamber armchair
  ad_hominem downvote downvoted downvotes downvoting downvotes
  no_shit bull_shit bs nonsense garbage_argument drivel gibberish word_salad word_vomit verbal_diarrhea
  deluded delusion delusional ignoramus ignorance stupidity idiocy insanity hypocrisy pathetic laughable embarrassing
  clearly_haven't you_haven't_even never_read instead_of_whining stop_whining stop_crying stop_lying stop_being keep_telling_yourself tell_yourself
  thanks_for_proving proving_my_point prove_my_point whatever_dude whatever_you_say sure_thing if_you_say_so okay_buddy ok_buddy sure_buddy
  i_pity i_feel_sorry sad_little sad_person sad_life small_minded narrow_minded close_minded closed_minded simple_minded simpleton
  too_much_for_you beyond_you over_your_head out_of_your_depth not_smart not_bright not_very_bright brightest sharpest_tool
  grow_a grow_some a_grown_ass act_like_a acting_like_a throwing_a_tantrum tantrum tantrums temper_tantrum childish immature
`);

/** Words by which people show that they listen. */
export const LISTENING_PHRASES: readonly string[] = list(`
  i_see_your i_see_what fair_enough good_point fair_point i_agree you're_right you_are_right you_make_a thank_you thanks_for i_understand
  i_think i_believe in_my_opinion i'd_argue i_would_argue it_seems i_guess my_view to_be_fair for_example for_instance on_the_other_hand
  in_general i_appreciate interesting_point correct_me_if i_could_be_wrong i_may_be that_said having_said worth_noting have_you_considered
  consider_that let's_say imagine would_you_agree does_that_make i_hope_this hope_that_helps
`);
